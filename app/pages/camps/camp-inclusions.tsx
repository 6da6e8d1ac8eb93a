import type { Camp } from '#app/domain/camps/camp.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

export function CampInclusions({ camp }: { camp: Camp }) {
  return (
    <section className="camp-inclusions" id="compris">
      <div>
        <h2 className="d4">Compris</h2>
        <ul>
          {camp.included.map((item) => (
            <li key={item}>
              <Icon name="check" size={18} />
              {item}
            </li>
          ))}
        </ul>
      </div>
      {camp.notIncluded.length > 0 ? (
        <div>
          <h2 className="d4">Non compris</h2>
          <ul className="camp-not-included">
            {camp.notIncluded.map((item) => (
              <li key={item}>
                <Icon name="minus" size={18} />
                {item}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
