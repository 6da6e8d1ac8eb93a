import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Services } from '#app/http/context.ts'
import type { ShownAct } from './act-form.tsx'
import { mailsOfAct } from './act-mails.server.ts'
import { acts, type ActName } from './acts.ts'

type Needed = Pick<Services, 'content' | 'siteUrl' | 'clock' | 'database'>

/** What the page says of an act before it is done: its button and its emails. */
export async function shownAct(services: Needed, name: ActName, order: PlacedOrder): Promise<ShownAct> {
  const { act, label } = acts[name]
  const isPaidNow = name === 'remettre' && order.money === 'unpaid'
  return {
    name,
    label: isPaidNow ? `${formatEuros(order.totalCents)} reçus, remise en main propre` : label,
    mails: await mailsOfAct(services, act, order),
    today: dayInParis(services.clock.now()),
  }
}
