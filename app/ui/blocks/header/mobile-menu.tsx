import { Link, NavLink } from 'react-router'
import { homePath, type NavigationEntry, type NavigationLink, type OpenRooms } from '../../../navigation.ts'
import { Wordmark } from '../../art/wordmark.tsx'
import { ButtonLink } from '../../kit/button-link.tsx'
import { Icon } from '../../kit/icon.tsx'
import { athleteAreaPath } from './header-actions.tsx'

type MobileMenuProps = { entries: readonly NavigationEntry[]; name: string; rooms: OpenRooms }

/** A modal drawer when the shell runs, a popover without JavaScript. */
export function MobileMenu({ entries, name, rooms }: MobileMenuProps) {
  return (
    <dialog id="menu" className="mobile-menu" popover="auto" aria-label="Menu">
      <div className="mobile-menu-top">
        <Link className="brand" to={homePath} aria-label={`${name}, accueil`}>
          <Wordmark name={name} />
        </Link>
        <button
          className="icon-button"
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label="Fermer le menu"
        >
          <Icon name="x" size={22} />
        </button>
      </div>
      <nav aria-label="Menu principal">
        <ul>
          {entries.map((entry) => (
            <li key={entry.label}>{'links' in entry ? <Section {...entry} /> : <MobileLink {...entry} />}</li>
          ))}
        </ul>
      </nav>
      {rooms.athleteArea ? (
        <ButtonLink to={athleteAreaPath} size="large" block icon="circle-user-round">
          Espace athlète
        </ButtonLink>
      ) : null}
    </dialog>
  )
}

function MobileLink({ label, to }: NavigationLink) {
  return (
    <NavLink to={to} end={to === homePath} viewTransition>
      {label}
    </NavLink>
  )
}

function Section({ label, links }: { label: string; links: NavigationLink[] }) {
  return (
    <details>
      <summary>
        {label}
        <Icon name="plus" size={20} />
      </summary>
      <ul>
        {links.map(({ label: text, detail, to }) => (
          <li key={to}>
            <NavLink to={to} viewTransition>
              {text}
              <small>{detail}</small>
            </NavLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
