import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import type { AdminSite } from './admin-site.ts'
import type { AdminVerb } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'

type Signed = { readonly number: string; readonly author: string }
type Answer =
  | { readonly ok: true; readonly order: PlacedOrder }
  | { readonly ok: false; readonly message: string }

/** Something done to an order in the name of the command, then where the order stands. */
export function actOnOrder(
  number: string,
  act: (site: AdminSite, signed: Signed) => Promise<Answer>,
): AdminVerb {
  return async (site, say) => {
    const answer = await act(site, { number, author: 'admin' })
    if (!answer.ok) throw new CommandError(answer.message)
    say(`${answer.order.number} : ${orderStatuses[statusOf(answer.order)]}`)
    return true
  }
}
