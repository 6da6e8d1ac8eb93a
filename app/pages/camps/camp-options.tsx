import type { CampOption } from '#app/domain/camps/camp.ts'
import { formatEuros } from '#app/domain/shared/money.ts'

/** What one may add, and for how much; told in the request, nothing is chosen here. */
export function CampOptions({ options }: { options: readonly CampOption[] }) {
  if (options.length === 0) return null
  return (
    <div>
      <h3 className="camp-options-title">En option, à préciser dans votre demande</h3>
      <ul className="camp-options">
        {options.map(({ label, note, priceCents }) => (
          <li key={label}>
            <span>
              {label}
              {note ? <small className="muted">{note}</small> : null}
            </span>
            <span className="camp-option-price">
              {priceCents > 0 ? `+\u00A0${formatEuros(priceCents)}` : 'compris'}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
