import { addressLines } from '#app/domain/orders/checkout/address.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import { refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import type { Say } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'
import type { AdminSite } from './open-site.ts'

/** Says all there is to know of an order, in lines of words and tabs. */
export async function sayOrder(
  { built, services }: AdminSite,
  { number, say }: { number: string; say: Say },
): Promise<boolean> {
  const order = await built.findOrderByNumber(services, number)
  if (!order) throw new CommandError(`Aucune commande ${number}.`)
  sayHead(order, say)
  for (const { id, label, detail, quantity, unitPriceCents } of order.lines)
    say(['', id, `${quantity} × ${formatEuros(unitPriceCents)}`, label, detail ?? ''].join('\t'))
  for (const { act, at, actor, author, facts } of order.events)
    say([formatInstant(at), act, author ?? actor, ...Object.entries(facts).flat()].join('\t'))
  for (const { number: name, issuedAt } of order.documents) say([formatInstant(issuedAt), name].join('\t'))
  for (const { cents, state, decidedAt } of order.refunds)
    say([formatInstant(decidedAt), 'remboursement', formatEuros(cents), state].join('\t'))
  for (const { declaredAt } of order.withdrawals)
    say(
      `Rétractation reçue le ${formatInstant(declaredAt)} : à rembourser le ${refundDueOn(declaredAt)} au plus tard.`,
    )
  say(`${services.siteUrl}/commande/${order.secret}`)
  return true
}

function sayHead(order: PlacedOrder, say: Say): void {
  const { number, placedAt, firstName, lastName, email, phone, means, deliveryOption, note } = order
  say(`${number}\t${orderStatuses[statusOf(order)]}\t${formatInstant(placedAt)}`)
  say([`${firstName} ${lastName}`, email, phone ?? ''].join('\t'))
  say([deliveryOption, ...(order.address ? addressLines(order.address) : [])].join('\t'))
  const { totalCents, paidCents, refundedCents } = order
  say(
    [
      means,
      formatEuros(totalCents),
      `payé ${formatEuros(paidCents)}`,
      `rendu ${formatEuros(refundedCents)}`,
    ].join('\t'),
  )
  if (note !== undefined) say(`note\t${note.replaceAll(/\s+/g, ' ')}`)
}
