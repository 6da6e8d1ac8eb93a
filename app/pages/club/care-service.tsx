import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { CareService as Service } from '#app/domain/care/store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { contactPath } from '#app/ui/blocks/contact-path.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type CareServiceProps = { service: Service; /** Minutes of the longest of the menu. */ longest: number }

/** A service and its durations, each a line as long as the time it takes; every line asks for an appointment. */
export function CareService({ service: { name, text, options }, longest }: CareServiceProps) {
  return (
    <article className="care-service">
      <div>
        <h3 className="d4">{name}</h3>
        <p className="muted">{text}</p>
      </div>
      <ul>
        {options.map(({ minutes, priceCents }) => (
          <li key={minutes}>
            <Link to={contactPath('massage')} prefetch="intent">
              <span className="vh">Demander un créneau, {name}, </span>
              <span className="num">{`${minutes}\u00A0min`}</span>
              <span className="care-line" style={shareOf(minutes, longest)} aria-hidden="true" />
              <span className="num care-price">{formatEuros(priceCents)}</span>
              <Icon name="arrow-right" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  )
}

function shareOf(minutes: number, longest: number): CSSProperties {
  return { '--share': `${Math.round((minutes / longest) * 1000) / 10}%` } as CSSProperties
}
