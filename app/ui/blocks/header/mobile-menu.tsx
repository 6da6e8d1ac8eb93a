import { Link } from 'react-router'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'
import { athletePath, homePath, type NavigationEntry, type NavigationLink } from '../navigation.ts'
import { AccountLinks, filledByShell } from './account-links.tsx'

type MobileMenuProps = { entries: readonly NavigationEntry[]; name: string }

/** A modal drawer when the shell runs, a popover without JavaScript. */
export function MobileMenu({ entries, name }: MobileMenuProps) {
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
      <nav className="for-account" aria-label="Espace athlète">
        <div data-athlete-tree="" {...filledByShell} />
        <AccountLinks />
      </nav>
      <ButtonLink className="for-visitor" to={athletePath} size="large" block icon="circle-user-round">
        Espace athlète
      </ButtonLink>
    </dialog>
  )
}

function MobileLink({ label, to }: NavigationLink) {
  return (
    <PlaceLink to={to} viewTransition>
      {label}
    </PlaceLink>
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
            <PlaceLink to={to} viewTransition>
              {text}
              <small>{detail}</small>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
