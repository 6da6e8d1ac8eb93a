import { href } from 'react-router'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { signOutPath } from '#app/ui/blocks/navigation.ts'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { PlaceLink } from '#app/ui/kit/place-link.tsx'

const rooms: { to: string; label: string; icon: IconName; isFirst?: boolean }[] = [
  { to: href('/compte'), label: 'Profil', icon: 'user-round', isFirst: true },
  { to: href('/compte/commandes'), label: 'Commandes', icon: 'package' },
  { to: href('/compte/allures'), label: 'Allures', icon: 'timer' },
  { to: href('/compte/securite'), label: 'Sécurité', icon: 'shield-check' },
  { to: href('/compte/sessions'), label: 'Sessions', icon: 'monitor-smartphone' },
  { to: href('/compte/donnees'), label: 'Mes données', icon: 'database' },
]

type AccountSideProps = { seed: string; name: string; role: string }

/** Whose account it is, and its rooms. */
export function AccountSide({ seed, name, role }: AccountSideProps) {
  return (
    <aside className="account-side" aria-label="Votre compte">
      <div className="account-person">
        <Avatar seed={seed} size={64} />
        <div>
          <b>{name}</b>
          <small>{role}</small>
        </div>
      </div>
      <nav aria-label="Rubriques du compte">
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
