import { Outlet } from 'react-router'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import type { PageHandle } from '#app/root.tsx'
import { useKeptSession } from '#app/session/use-kept-session.ts'
import type { Route } from './+types/account.ts'
import { accountSheets } from './account-sheets.ts'
import { AccountSide } from './account-side.tsx'

export const handle: PageHandle = { hasContactForm: false }

export const links: Route.LinksFunction = accountSheets

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const account = await visitor.account()
  const member = await visitor.member()
  const { url, anonKey } = context.get(servicesContext).auth
  const role = member?.role === 'admin' ? 'Coach du club' : member ? 'Athlète' : 'Compte du site'
  const side = {
    seed: account?.userId ?? '',
    name: member ? nameOfPerson(member) : (account?.email ?? ''),
    role: member?.status === 'ended' ? 'Adhésion terminée' : role,
  }
  return { side, access: { url, anonKey } }
}

/** The rooms of one's own account, beside their menu. */
export default function Account({ loaderData: { side, access } }: Route.ComponentProps) {
  useKeptSession(access)
  return (
    <div className="wrap account">
      <AccountSide {...side} />
      <div className="account-main">
        <Outlet />
      </div>
    </div>
  )
}
