import { data, Outlet } from 'react-router'
import { numbersFor, readOfficeNumbers } from '#app/domain/to-do/store.server.ts'
import { noStore } from '#app/http/headers.ts'
import { revalidatesFrame } from '#app/http/office-moves.ts'
import type { PageHandle } from '#app/root.tsx'
import { useLiveSession } from '#app/session/use-live-session.ts'
import type { Route } from './+types/admin.ts'
import { AdminNavigation } from './admin-navigation.tsx'
import { AdminTop } from './admin-top.tsx'
import stylesheet from './admin.css?url'
import { useLiveNumbers } from './live/use-live-numbers.ts'
import { readCoach } from './read-coach.server.ts'
import { roomsOf } from './rooms.ts'

export const handle: PageHandle = { isBare: true, isLive: true }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export async function loader({ context }: Route.LoaderArgs) {
  const { actor, rights, services } = await readCoach(context)
  const numbers = numbersFor(rights, await readOfficeNumbers(services))
  const open = roomsOf(rights)
  const { url, anonKey } = services.auth
  return data({ actor, open, numbers, access: { url, anonKey } }, { headers: noStore })
}

export { revalidatesFrame as shouldRevalidate }

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { actor, open, numbers, access } = loaderData
  const live = useLiveNumbers(numbers)
  useLiveSession(access)
  return (
    <>
      <a className="skip" href="#admin-page">
        Aller au contenu
      </a>
      <div className="admin">
        <AdminNavigation actor={actor} open={open} numbers={live} />
        <AdminTop />
        <div className="admin-page" id="admin-page" tabIndex={-1}>
          <Outlet />
        </div>
      </div>
    </>
  )
}
