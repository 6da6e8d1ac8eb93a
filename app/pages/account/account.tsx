import { useLayoutEffect, useRef } from 'react'
import { Outlet, href } from 'react-router'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { useLiveSession } from '#app/session/use-live-session.ts'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { signOutPath } from '#app/ui/blocks/navigation.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'
import type { Route } from './+types/account.ts'
import { accountSheets } from './account-parts.tsx'

export const links: Route.LinksFunction = accountSheets

const roleWords = { athlete: 'Athlète', assistant: 'Assistant du club', admin: 'Coach du club' }

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const account = await visitor.currentUser()
  const member = await visitor.member()
  const { url, anonKey } = context.get(servicesContext).auth
  const role = member ? roleWords[member.role] : 'Compte du site'
  const side = {
    seed: account?.userId ?? '',
    name: member ? nameOfPerson(member) : (account?.email ?? ''),
    role: member?.status === 'ended' ? 'Adhésion terminée' : role,
  }
  return { side, access: { url, anonKey } }
}

export default function Account({ loaderData: { side, access } }: Route.ComponentProps) {
  useLiveSession(access)
  return (
    <div className="wrap account">
      <AccountSide {...side} />
      <div className="account-main">
        <Outlet />
      </div>
    </div>
  )
}

/** Brings the current tab of a row into sight, sideways, where the sheet's own way (`scroll-initial-target`) does not. */
function useCurrentInSight() {
  const row = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const current = row.current?.querySelector('[aria-current]')
    if (!row.current || !current) return
    const [whole, tab] = [row.current.getBoundingClientRect(), current.getBoundingClientRect()]
    if (tab.left < whole.left) row.current.scrollLeft += Math.floor(tab.left - whole.left)
    else if (tab.right > whole.right) row.current.scrollLeft += Math.ceil(tab.right - whole.right)
  })
  return row
}

const rooms: { to: string; label: string; icon: IconName; isFirst?: boolean }[] = [
  { to: href('/compte'), label: 'Profil', icon: 'user-round', isFirst: true },
  { to: href('/compte/commandes'), label: 'Commandes', icon: 'package' },
  { to: href('/compte/stages'), label: 'Stages', icon: 'tent-tree' },
  { to: href('/compte/allures'), label: 'Allures', icon: 'timer' },
  { to: href('/compte/notifications'), label: 'Notifications', icon: 'smartphone' },
  { to: href('/compte/securite'), label: 'Sécurité', icon: 'shield-check' },
  { to: href('/compte/sessions'), label: 'Sessions', icon: 'monitor-smartphone' },
  { to: href('/compte/donnees'), label: 'Mes données', icon: 'database' },
]

function AccountSide({ seed, name, role }: Route.ComponentProps['loaderData']['side']) {
  const tabs = useCurrentInSight()
  return (
    <aside className="account-side" aria-label="Votre compte">
      <div className="account-person row">
        <Avatar seed={seed} size={64} />
        <div>
          <b>{name}</b>
          <small className="muted smaller">{role}</small>
        </div>
      </div>
      <nav aria-label="Rubriques du compte" ref={tabs}>
        <ul>
          {rooms.map(({ to, label, icon, isFirst = false }) => (
            <li key={to}>
              <PlaceLink to={to} isExact={isFirst} prefetch="intent">
                <Icon name={icon} size={19} />
                {label}
              </PlaceLink>
            </li>
          ))}
        </ul>
      </nav>
      <form method="post" action={signOutPath}>
        <button type="submit">
          <Icon name="log-out" size={19} />
          <span>Se déconnecter</span>
        </button>
      </form>
    </aside>
  )
}
