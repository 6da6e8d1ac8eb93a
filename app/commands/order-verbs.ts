import type { PaymentMethod } from '#app/domain/orders/order.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { linesNow } from '#app/domain/orders/returns/pieces.ts'
import { orderStatuses, statusOf } from '#app/domain/orders/status.ts'
import { refundDeadline } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import { aboutOne, named, sayPages, searching, type Say, type AdminSite } from './admin-verb.ts'
import { CommandError } from './content/command-error.ts'
import { onOrder, readRefund } from './refund-verbs.ts'
import { readExchange, readExchanged, readReturn, readUnexchanged } from './return-verbs.ts'
import { readTaking } from './take-verb.ts'

export const orderUsage = `npm run admin -- orders list [mots]   montre les commandes dont le numéro, le nom ou l’adresse contient ces mots
npm run admin -- orders show numéro   montre une commande, ses articles, ses paiements et ce qui lui est arrivé
npm run admin -- orders take --items article.variante:2,… --first Prénom --last Nom --email … --delivery remise|… --payment on_site|transfer [--phone …] [--street … --postcode … --city …] [--note …]   prend une commande pour quelqu’un, qui reçoit récapitulatif et conditions par e-mail
npm run admin -- orders paid numéro [--on AAAA-MM-JJ] [--reference virement]   note le paiement reçu par virement ou sur place ; la facture est émise
npm run admin -- orders prepare numéro   en préparation
npm run admin -- orders ready numéro   prête à retirer
npm run admin -- orders handed numéro   remise à l’entraînement aujourd’hui, payée du même coup si elle se paie sur place
npm run admin -- orders sent numéro [--carrier colissimo|chronopost|…] [--tracking suivi]   expédiée
npm run admin -- orders received numéro [--on AAAA-MM-JJ]   livrée ou remise : le délai de rétractation commence ; encore une fois, avec le bon jour, pour corriger
npm run admin -- orders take-back numéro   reprend sa dernière étape, dans les dix secondes, avant que l’e-mail parte
npm run admin -- orders cancel numéro   annule, remet en stock et rembourse ce qui a été payé
npm run admin -- orders return numéro --lines 1:2,3:1 [--no-restock]   note des articles revenus, à part de leur remboursement
npm run admin -- orders exchange numéro --line 1 --from ardoise-m --to ardoise-l [--pieces 2]   garde une autre taille de côté, au même prix
npm run admin -- orders exchanged numéro --exchange 1 [--carrier …] [--tracking suivi] [--no-restock]   l’ancien article est revenu, le nouveau part
npm run admin -- orders unexchanged numéro --exchange 1   abandonne un échange, libère la taille
npm run admin -- orders refund numéro --all|--lines 1:2,3:1 [--kept 5,00]|--amount 12,50 [--no-restock]   rembourse : tout, des articles rendus, ou un geste
npm run admin -- orders refund-again numéro   redemande à la carte un remboursement que le prestataire a refusé
npm run admin -- orders refunded numéro   note que les remboursements à faire par virement ou en main propre sont faits
`

export const readOrderVerb = named({
  take: readTaking,
  list: searching(sayOrders),
  show: aboutOne([], (number) => (site, say) => sayOrder(site, number, say)),
  paid: onOrder(['reference', 'on'], ({ built, services }, act, { reference, on }) =>
    built.markPaid(services, { ...act, reference, on }),
  ),
  prepare: onOrder([], ({ built, services }, act) => built.prepareOrder(services, act)),
  handed: onOrder([], ({ built, services }, act) => built.handOverOrder(services, act)),
  ready: onOrder([], ({ built, services }, act) => built.makeOrderReady(services, act)),
  sent: onOrder(['carrier', 'tracking'], ({ built, services }, act, { carrier, tracking: trackingNumber }) =>
    built.sendOrder(services, { ...act, carrier, trackingNumber }),
  ),
  received: onOrder(['on'], ({ built, services }, act, { on }) =>
    built.receiveOrder(services, { ...act, on }),
  ),
  'take-back': onOrder([], ({ built, services }, act) => built.takeBackStep(services, act)),
  cancel: onOrder([], ({ built, services }, act) => built.cancelOrder(services, act)),
  refund: readRefund,
  return: readReturn,
  exchange: readExchange,
  exchanged: readExchanged,
  unexchanged: readUnexchanged,
  'refund-again': onOrder([], ({ built, services }, act) => built.askRefundAgain(services, act)),
  refunded: onOrder([], ({ built, services }, act) => built.markRefunded(services, act)),
})

function sayOrders({ built, services }: AdminSite, search: string, say: Say): Promise<boolean> {
  return sayPages(
    async (asked) => {
      const { orders: items, total } = await built.listOrders(services.database, { search, ...asked })
      return { items, total }
    },
    {
      say,
      none: 'Aucune commande.',
      lineOf: ({ number, placedAt, firstName, lastName, totalCents, ...state }) =>
        [
          number,
          placedAt.toISOString(),
          `${firstName} ${lastName}`.trim(),
          formatEuros(totalCents),
          orderStatuses[statusOf(state)],
        ].join('\t'),
    },
  )
}

/** Says all there is to know of an order, in lines of words and tabs. */
async function sayOrder({ built, services }: AdminSite, number: string, say: Say): Promise<boolean> {
  const order = await built.findOrderByNumber(services, number)
  if (!order) throw new CommandError(`Aucune commande ${number}.`)
  sayHead(order, say)
  for (const { id, label, detail, quantity, unitPriceCents } of linesNow(order))
    say(['', id, `${quantity} × ${formatEuros(unitPriceCents)}`, label, detail ?? ''].join('\t'))
  for (const { act, at, actor, author, facts } of order.events)
    say([formatInstant(at), act, author ?? actor, ...Object.entries(facts).flat()].join('\t'))
  for (const { number: name, issuedAt } of order.documents) say([formatInstant(issuedAt), name].join('\t'))
  for (const { cents, state, decidedAt } of order.refunds)
    say([formatInstant(decidedAt), 'remboursement', formatEuros(cents), state].join('\t'))
  for (const { declaredAt } of order.withdrawals)
    say(
      `Rétractation reçue le ${formatInstant(declaredAt)} : à rembourser le ${refundDeadline(order, declaredAt).day} au plus tard.`,
    )
  say(`${services.siteUrl}/commande/${order.secret}`)
  return true
}

const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  card: 'carte',
  transfer: 'virement',
  on_site: 'sur place',
}

function sayHead(order: PlacedOrder, say: Say): void {
  const { number, placedAt, firstName, lastName, email, phone, paymentMethod, deliveryOption, note } = order
  say(`${number}\t${orderStatuses[statusOf(order)]}\t${formatInstant(placedAt)}`)
  say([`${firstName} ${lastName}`, email, phone ?? ''].join('\t'))
  say([deliveryOption, ...(order.address ? addressLines(order.address) : [])].join('\t'))
  const { totalCents, paidCents, refundedCents, lostCents } = order
  say(
    [
      paymentMethodWords[paymentMethod],
      formatEuros(totalCents),
      `payé ${formatEuros(paidCents)}`,
      `rendu ${formatEuros(refundedCents)}`,
      ...(lostCents > 0 ? [`repris par la banque ${formatEuros(lostCents)}`] : []),
    ].join('\t'),
  )
  if (note !== undefined) say(`note\t${note.replaceAll(/\s+/g, ' ')}`)
}
