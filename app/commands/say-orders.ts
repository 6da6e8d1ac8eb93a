import { orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Say } from './admin-verb.ts'
import type { AdminSite } from './open-site.ts'

const perPage = 500

/** Says the orders that hold the words, the latest first, one a line; whether there is one. */
export async function sayOrders(
  { built, services }: AdminSite,
  { search, say }: { search: string; say: Say },
): Promise<boolean> {
  let said = 0
  for (let page = 1; ; page++) {
    const { orders, total } = await built.listOrders(services.database, { search, page, perPage })
    for (const order of orders) {
      const { number, placedAt, firstName, lastName, totalCents } = order
      const status = orderStatuses[statusOf(order)]
      const facts = [
        placedAt.toISOString(),
        `${firstName} ${lastName}`.trim(),
        formatEuros(totalCents),
        status,
      ]
      say([number, ...facts].join('\t'))
    }
    said += orders.length
    if (orders.length === 0 || said >= total) break
  }
  if (said === 0) say('Aucune commande.')
  return said > 0
}
