import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Tooltip } from '#app/ui/kit/tooltip.tsx'
import { athletePath, type OpenRooms } from '../navigation.ts'
import { AccountMenu } from './account-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { SearchLink } from './search-link.tsx'

/** The right end of the header. A room that is not open shows no door. */
export function HeaderActions({ instagram, rooms }: { instagram: string; rooms: OpenRooms }) {
  return (
    <div className="header-actions">
      <a
        className="icon-button instagram-link"
        href={instagram}
        target="_blank"
        rel="noopener"
        aria-label="Instagram (nouvel onglet)"
      >
        <Icon name="instagram" />
      </a>
      <SearchLink />
      {rooms.shop ? <CartLink /> : null}
      <Tooltip text="réservé aux membres du club de coaching" align="end">
        <ButtonLink
          to={athletePath}
          look="neutral"
          size="small"
          icon="circle-user-round"
          className="athlete-link"
        >
          Espace athlète
        </ButtonLink>
      </Tooltip>
      <AccountMenu />
      <button
        className="icon-button menu-button"
        type="button"
        popoverTarget="menu"
        aria-label="Ouvrir le menu"
      >
        <Icon name="menu" size={22} />
      </button>
    </div>
  )
}
