import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import './found.css'
import { suggestedPages } from './suggestions.ts'

export function SuggestedPages({ title }: { title: string }) {
  return (
    <section className="search-suggestions" aria-labelledby="suggestions">
      <h2 className="d5" id="suggestions">
        {title}
      </h2>
      <ul className="columns-kept">
        {suggestedPages.map(({ label, detail, to, icon }) => (
          <li key={to}>
            <Link className="found-row row" to={to} prefetch="intent" viewTransition>
              <span className="found-icon centred muted">
                <Icon name={icon} size={19} />
              </span>
              <span>
                <b>{label}</b>
                <small className="muted smaller">{detail}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
