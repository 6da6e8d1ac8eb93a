import { Link } from 'react-router'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { homePath, mainMenu, openRooms } from '../navigation.ts'
import { HeaderActions } from './header-actions.tsx'
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
          <HeaderActions instagram={club.instagramCoaching} rooms={openRooms} />
        </div>
      </header>
      <MobileMenu entries={mainMenu} name={club.name} />
    </>
  )
}
