import { useLocation } from 'react-router'
import { Icon } from '#app/ui/kit/icon.tsx'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'
import type { NavigationEntry, NavigationLink } from '../navigation.ts'

/** The menu of wide screens. Submenus are `<details>`: mouse, touch and keyboard open them, with or without JavaScript. */
export function MainMenu({ entries }: { entries: readonly NavigationEntry[] }) {
  return (
    <nav className="main-menu" aria-label="Menu principal">
      <ul>
        {entries.map((entry) => (
          <li key={entry.label}>{'links' in entry ? <Submenu {...entry} /> : <MenuLink {...entry} />}</li>
        ))}
      </ul>
    </nav>
  )
}

function MenuLink({ label, to }: NavigationLink) {
  return (
    <PlaceLink className="menu-link" to={to} prefetch="intent" viewTransition>
      {label}
    </PlaceLink>
  )
}

function Submenu({ label, links }: { label: string; links: NavigationLink[] }) {
  const { pathname } = useLocation()
  const isCurrent = links.some(({ to }) => pathname.startsWith(to))
  return (
    <details className="submenu" name="main-menu">
      <summary className="menu-link" aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="chevron-down" size={14} className="submenu-chevron" />
      </summary>
      <ul className="submenu-panel">
        {links.map(({ label: text, detail, to, icon }) => (
          <li key={to}>
            <PlaceLink to={to} prefetch="intent" viewTransition>
              {icon ? (
                <span className="submenu-icon">
                  <Icon name={icon} />
                </span>
              ) : null}
              <span>
                <b>{text}</b>
                <small>{detail}</small>
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
