import type { ComponentProps } from 'react'
import { Link, useLocation } from 'react-router'
import type { Menus } from '#app/domain/club/menus.ts'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'
import { homePath, mainMenu, type NavigationLink, athletePath } from '../navigation.ts'
import { AccountLinks, CartLink, HeaderActions, PersonalPart } from './header-actions.tsx'

type HeaderClub = Pick<ComponentProps<typeof Wordmark>, 'logo'> & { name: string; instagramCoaching: string }

type WithMenus = { menus: Menus }

export function Header({ club, menus }: WithMenus & { club: HeaderClub }) {
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="site-header">
        <div className="wrap header-row row">
          <Link
            className="tap"
            to={homePath}
            prefetch="intent"
            viewTransition
            aria-label={`${club.name}, accueil`}
          >
            <Wordmark name={club.name} logo={club.logo} />
          </Link>
          <MainMenu menus={menus} />
          <HeaderActions instagram={club.instagramCoaching} menus={menus} />
        </div>
      </header>
      <MobileMenu name={club.name} logo={club.logo} menus={menus} />
    </>
  )
}

function MainMenu({ menus }: WithMenus) {
  return (
    <nav className="main-menu" aria-label="Menu principal">
      <ul>
        {mainMenu(menus).map((entry) => (
          <li key={entry.label}>
            {'links' in entry ? (
              <Submenu {...entry} />
            ) : (
              <PlaceLink className="menu-link tap" to={entry.to} prefetch="intent" viewTransition>
                {entry.label}
              </PlaceLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Submenu({ label, links }: { label: string; links: NavigationLink[] }) {
  const { pathname } = useLocation()
  const isCurrent = links.some(({ to }) => pathname.startsWith(to))
  return (
    <details className="submenu" name="main-menu">
      <summary className="menu-link tap" aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="chevron-down" size={14} className="submenu-chevron" />
      </summary>
      <ul className="submenu-panel card">
        {links.map(({ label: text, detail, to, icon }) => (
          <li key={to}>
            <PlaceLink to={to} prefetch="intent" viewTransition>
              {icon ? (
                <span className="submenu-icon centred">
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

function MobileMenu({ name, logo, menus }: WithMenus & Omit<HeaderClub, 'instagramCoaching'>) {
  return (
    <dialog id="menu" className="mobile-menu" popover="auto" aria-label="Menu">
      <div className="mobile-menu-top spread row">
        <Link className="tap" to={homePath} aria-label={`${name}, accueil`}>
          <Wordmark name={name} logo={logo} />
        </Link>
        <CartLink />
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
          {mainMenu(menus).map((entry) => (
            <li key={entry.label}>{'links' in entry ? <Section {...entry} /> : <MobileLink {...entry} />}</li>
          ))}
        </ul>
      </nav>
      <nav className="for-account" aria-label="Espace athlète">
        <PersonalPart part="tree" />
        <AccountLinks menus={menus} />
      </nav>
      <ButtonLink className="for-visitor" to={athletePath} size="large" block icon="circle-user-round">
        {menus.header.athlete}
      </ButtonLink>
    </dialog>
  )
}

function MobileLink({ label, to, detail }: NavigationLink) {
  return (
    <PlaceLink to={to} viewTransition>
      {label}
      {detail && <small>{detail}</small>}
    </PlaceLink>
  )
}

function Section({ label, links }: { label: string; links: NavigationLink[] }) {
  const { pathname } = useLocation()
  const isCurrent = links.some(({ to }) => pathname.startsWith(to))
  return (
    <details key={pathname} open={isCurrent}>
      <summary aria-current={isCurrent ? 'true' : undefined}>
        {label}
        <Icon name="plus" size={20} />
      </summary>
      <ul>
        {links.map((link) => (
          <li key={link.to}>
            <MobileLink {...link} />
          </li>
        ))}
      </ul>
    </details>
  )
}
