import { Link } from 'react-router'
import { consumerRightsLinks, legalLinks } from '../navigation.ts'

export function LegalLinks() {
  return (
    <nav className="footer-legal" aria-label="Informations légales">
      <ul className="cluster">
        {[...legalLinks, ...consumerRightsLinks].map((link) => (
          <li key={link.to}>
            <Link className={consumerRightsLinks.includes(link) ? 'tap consumer-right' : 'tap'} to={link.to}>
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
