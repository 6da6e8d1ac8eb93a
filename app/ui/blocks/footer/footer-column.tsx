import { Link } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { NavigationLink } from '../navigation.ts'

export function FooterColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
  return (
    <nav className="footer-column" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            {link.to.startsWith('http') ? <OutsideLink {...link} /> : <InsideLink {...link} />}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function InsideLink({ label, to }: NavigationLink) {
  return (
    <Link to={to} prefetch="intent" viewTransition>
      {label}
    </Link>
  )
}

function OutsideLink({ label, to, icon }: NavigationLink) {
  return (
    <a className="footer-social" href={to} target="_blank" rel="noopener">
      {icon ? <Icon name={icon} size={18} /> : null}
      {label}
      <span className="vh"> (nouvel onglet)</span>
    </a>
  )
}
