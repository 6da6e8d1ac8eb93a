import { data, Outlet } from 'react-router'
import { countFailedMails } from '#app/domain/mail/store.server.ts'
import { unansweredMessages } from '#app/domain/messages/store.server.ts'
import { keptByNobody } from '#app/http/visitor-headers.ts'
import type { PageHandle } from '#app/root.tsx'
import { useKeptSession } from '#app/session/use-kept-session.ts'
import type { Route } from './+types/admin.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import stylesheet from './admin.css?url'
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
