import { Link } from 'react-router'
import type { NavigationLink } from '../navigation.ts'

export function LegalLinks({
  links,
  rights,
}: {
  links: readonly NavigationLink[]
  rights: readonly NavigationLink[]
}) {
  return (
    <nav className="footer-legal" aria-label="Informations légales">
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        {rights.map(({ label, to }) => (
          <li key={to}>
            <Link className="consumer-right" to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
