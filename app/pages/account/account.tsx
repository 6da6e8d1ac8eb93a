import { Outlet } from 'react-router'
import { visitorContext } from '../../context.ts'
import { nameOfPerson } from '../../domain/shared/person-name.ts'
import type { PageHandle } from '../../root.tsx'
import type { Route } from './+types/account.ts'
import { AccountSide } from './account-side.tsx'
import { accountSheets } from './account-sheets.ts'

export const handle: PageHandle = { hasContactForm: false }

export const links: Route.LinksFunction = accountSheets

export async function loader({ context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  const account = await visitor.account()
  const member = await visitor.member()
  const role = member?.role === 'admin' ? 'Coach du club' : member ? 'Athlète' : 'Compte du site'
  return {
    seed: account?.userId ?? '',
    name: member ? nameOfPerson(member) : (account?.email ?? ''),
    role: member?.status === 'ended' ? 'Adhésion terminée' : role,
  }
}

/** The rooms of one's own account, beside their menu. */
export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap account">
      <AccountSide {...loaderData} />
      <div className="account-main">
        <Outlet />
      </div>
    </div>
  )
}
