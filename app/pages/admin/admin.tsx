import { data, Outlet } from 'react-router'
import { countFailedMails } from '../../domain/mail/store.server.ts'
import { unansweredMessages } from '../../domain/messages/store.server.ts'
import type { PageHandle } from '../../root.tsx'
import { useKeptSession } from '../../session/use-kept-session.ts'
import { keptByNobody } from '../../visitor-headers.ts'
import type { Route } from './+types/admin.ts'
import stylesheet from './admin.css?url'
import { AdminNavigation } from './admin-navigation.tsx'
import { requireAdmin } from './require-admin.server.ts'

export const handle: PageHandle = { isBare: true, isLive: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, services } = await requireAdmin(context)
  const { waiting } = await unansweredMessages(services.database)
  const failed = await countFailedMails(services.database)
  const { url, anonKey } = services.auth
  return data({ actor, waiting, failed, access: { url, anonKey } }, { headers: keptByNobody })
}

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { actor, waiting, failed, access } = loaderData
  useKeptSession(access)
  return (
    <>
      <a className="skip" href="#admin-page">
        Aller au contenu
      </a>
      <div className="admin">
        <AdminNavigation actor={actor} waiting={waiting} failed={failed} />
        <div className="admin-page" id="admin-page" tabIndex={-1}>
          <Outlet />
        </div>
      </div>
    </>
  )
}
