import { Link } from 'react-router'
import { homePath, mainMenu } from '../../../navigation.ts'
import { Wordmark } from '../../art/wordmark.tsx'
import { Icon } from '../../kit/icon.tsx'
import { MainMenu } from './main-menu.tsx'
import { MobileMenu } from './mobile-menu.tsx'

export type HeaderProps = { club: { name: string; instagramCoaching: string } }

export function Header({ club }: HeaderProps) {
  return (
    <>
      <a className="skip" href="#contenu">
        Aller au contenu
      </a>
      <header className="site-header">
        <div className="wrap header-row">
          <Link
            className="brand"
            to={homePath}
            prefetch="intent"
            viewTransition
            aria-label={`${club.name}, accueil`}
          >
            <Wordmark name={club.name} />
          </Link>
          <MainMenu entries={mainMenu} />
          <div className="header-actions">
            <a
              className="icon-button instagram-link"
              href={club.instagramCoaching}
              target="_blank"
              rel="noopener"
              aria-label="Instagram (nouvel onglet)"
            >
              <Icon name="instagram" />
            </a>
            <button
              className="icon-button menu-button"
              type="button"
              popoverTarget="menu"
              aria-label="Ouvrir le menu"
            >
              <Icon name="menu" size={22} />
            </button>
          </div>
        </div>
      </header>
      <MobileMenu entries={mainMenu} name={club.name} />
    </>
  )
}
