import { useRef } from 'react'
import { href, Link, useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '#app/root.tsx'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { Wordmark } from '#app/ui/art/wordmark.tsx'
import { signOutPath } from '#app/ui/blocks/navigation.ts'
import { IconButton } from '#app/ui/kit/icon-button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'
import { pathOfRoom, rooms } from './rooms.ts'

// A drawer on a telephone, without a script too; on the desk it always stands there.
const menuId = 'admin-menu'

type AdminNavigationProps = {
  actor: { id: string; name: string }
  /** The rooms this person may open. */
  open: readonly string[]
  numbers: Readonly<Record<string, number>>
}

export function AdminNavigation({ actor, open, numbers }: AdminNavigationProps) {
  const site = useRouteLoaderData<typeof rootLoader>('root')
  const menu = useRef<HTMLDivElement>(null)
  return (
    <div className="admin-side">
      <IconButton icon="menu" label="Rubriques" popoverTarget={menuId} className="admin-menu-button" />
      <div className="admin-menu" id={menuId} popover="auto" ref={menu}>
        <Link
          to={href('/')}
          className="admin-brand"
          aria-label={`${site?.club.name ?? 'Le club'}, retour au site`}
        >
          <Wordmark size={28} name={site?.club.name} logo={site?.club.logo} />
        </Link>
        <nav aria-label="Administration">
          <ul className="admin-rooms stack">
            {rooms
              .filter(({ room }) => open.includes(room))
              .map(({ room, icon, label }) => (
                <li key={room}>
                  <PlaceLink
                    className="row"
                    to={pathOfRoom(room)}
                    isExact={room === ''}
                    prefetch="intent"
                    onClick={() => menu.current?.hidePopover()}
                  >
                    <Icon name={icon} />
                    <span>{label}</span>
                    {numbers[room] ? <em>{numbers[room]}</em> : null}
                  </PlaceLink>
                </li>
              ))}
          </ul>
        </nav>
        <div className="admin-person smaller row">
          <Link to={href('/compte')} className="admin-account row">
            <Avatar seed={actor.id} size={38} />
            <span>
              <b>{actor.name}</b>
              <small className="muted">Votre compte</small>
            </span>
          </Link>
          <form method="post" action={signOutPath}>
            <IconButton type="submit" icon="log-out" label="Se déconnecter" />
          </form>
        </div>
      </div>
    </div>
  )
}
