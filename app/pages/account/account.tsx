import { Outlet } from 'react-router'
import { servicesContext, visitorContext } from '../../context.ts'
import { nameOfPerson } from '../../domain/shared/person-name.ts'
import type { PageHandle } from '../../root.tsx'
import { useKeptSession } from '../../session/use-kept-session.ts'
import type { Route } from './+types/account.ts'
import { AccountSide } from './account-side.tsx'
import { accountSheets } from './account-sheets.ts'

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
