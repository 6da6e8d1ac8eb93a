import { documentFileName } from '#app/documents/words.ts'
import { trackingOf } from '#app/domain/orders/carriers.ts'
import { agreedCents, paidBalance } from '#app/domain/orders/collective/balance.ts'
import { openActs, type OfficeAct } from '#app/domain/orders/office/open-acts.ts'
import { disputesOf } from '#app/domain/orders/payment/dispute.ts'
import type { OrderEvent, PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { linesNow } from '#app/domain/orders/returns/pieces.ts'
import {
  findOrdersById,
  namesOfAuthors,
  readAddedWords,
  readOrderMails,
  readOrderMoney,
} from '#app/domain/orders/store.server.ts'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { addressLines } from '#app/domain/shared/people/address.ts'
import { phoneOf } from '#app/domain/shared/people/phone.ts'
import type { Services } from '#app/http/context.ts'
import { nameOfAct } from './acts/acts.ts'
import { shownAct } from './acts/shown-act.server.ts'
import { attemptInWords, disputeInWords } from './card-words.ts'
import { eventInWords, ownerWords, paymentInWords, refundInWords } from './order-words.ts'
import { withdrawalInWords } from './withdrawal-words.ts'

type Needed = Pick<Services, 'database' | 'content' | 'siteUrl' | 'clock'>

/** All that the office sees of an order, in words. */
export async function orderView(services: Needed, order: PlacedOrder) {
  const { received, given, attempts } = await readOrderMoney(services, order)
  const mails = await readOrderMails(services, order)
  const words = await readAddedWords(services, order.id)
  const names = await namesOfAuthors(
    services.database,
    order.events.map(({ author }) => author),
  )
  const [next, ...others] = openActs(order)
  const first = next && nameOfAct(next)
  const { number, secret, stage, money, delivery, paymentMethod, deliveryCents, note, dueCents } = order
  const rest = paidBalance(order)
  const givenBack = order.refundedCents + (rest?.refundedCents ?? 0)
  const lost = order.lostCents + (rest?.lostCents ?? 0)
  return {
    number,
    secret,
    state: { stage, money, delivery, paymentMethod, ...(dueCents && { dueCents }) },
    placed: formatInstant(order.placedAt),
    next: first && (await shownAct(services, first, order)),
    others: [...(next && !first ? [next] : []), ...others].map((act) => nameOfAct(act) ?? pageOfAct(act)),
    buyer: {
      name: `${order.firstName} ${order.lastName}`.trim(),
      email: order.email,
      phone: order.phone === undefined ? undefined : phoneOf(order.phone),
      address: order.address ? addressLines(order.address) : undefined,
      guardian: order.guardian,
    },
    note,
    way: order.terms.delivery.label,
    parcel: trackingOf(order),
    receivedOn: order.receivedOn && formatDay(order.receivedOn),
    lines: linesNow(order).map(
      ({ id, variant, label, detail, quantity, unitPriceCents, balanceCents = 0 }) => {
        return {
          id: `${id} ${variant}`,
          label,
          detail,
          quantity,
          amount: formatEuros((unitPriceCents + balanceCents) * quantity),
        }
      },
    ),
    deliveryFee: formatEuros(deliveryCents),
    total: formatEuros(agreedCents(order)),
    paid: formatEuros(order.paidCents + (rest?.paidCents ?? 0)),
    refunded: givenBack > 0 ? formatEuros(givenBack) : undefined,
    balance: balanceInWords(order),
    balanceNumber: (rest ?? order.balance?.orders.find((one) => one.stage !== 'cancelled'))?.number,
    isBalanceOf: await numberOf(services, order.balanceOf),
    lost: lost > 0 ? formatEuros(lost) : undefined,
    attempts: attempts.map((attempt) => ({
      id: `try ${attempt.rank}`,
      ...attemptInWords(attempt, services.clock.now()),
    })),
    disputes: disputesOf(order.events).map((facts) => ({
      id: `dispute ${facts.dispute}`,
      ...disputeInWords(facts),
    })),
    payments: received.map((payment) => ({ id: payment.id, ...paymentInWords(payment) })),
    refunds: given
      .filter(({ cents }) => cents > 0)
      .map((refund) => ({ id: refund.key, ...refundInWords(refund) })),
    documents: order.documents.map(({ number: name, kind, issuedAt }) => ({
      name,
      issued: formatDay(dayInParis(issuedAt)),
      file: documentFileName({ number: name, kind }),
    })),
    withdrawals: order.withdrawals.map(({ declarationId, declaredAt }) => ({
      id: declarationId,
      ...withdrawalInWords(order, declaredAt),
    })),
    mails: mails.map(({ createdAt, ...mail }) => ({ ...mail, written: formatInstant(createdAt) })),
    history: order.events.toReversed().map((event, index) => ({
      id: `${order.events.length - index}`,
      ...eventInWords(event),
      word: wordOf(order, event, words),
      at: formatInstant(event.at),
      by: names.get(event.author ?? '') ?? ownerWords[event.actor],
    })),
  }
}

/** What is left to pay of an order with a deposit, and when it was asked for. */
function balanceInWords({ balance, dueCents = 0, money }: PlacedOrder): string | undefined {
  if (!balance || dueCents === 0 || money === 'unpaid') return undefined
  const sum = formatEuros(dueCents)
  if (!balance.isConfirmed) return `${sum}, demandé à la fermeture de la commande groupée`
  return `${sum}, attendu au plus tard le ${formatDay(balance.balanceOn)}`
}

async function numberOf({ database }: Needed, id: string | undefined) {
  return id === undefined ? undefined : (await findOrdersById(database, [id]))[0]?.number
}

/** What its email said besides; of an act and the money that moved with it, the act says so. */
function wordOf({ events }: PlacedOrder, { act, at }: OrderEvent, words: ReadonlyMap<number, string>) {
  const isAlone = events.filter((other) => other.at.getTime() === at.getTime()).length === 1
  const isOfMoney = act === 'pay' || act === 'refund'
  return isAlone || !isOfMoney ? words.get(at.getTime()) : undefined
}

/** Acts that have a page of their own. */
function pageOfAct(act: OfficeAct) {
  if (act === 'return') return 'retour' as const
  return act === 'exchange' ? ('echange' as const) : ('rembourser' as const)
}

export type OrderView = Awaited<ReturnType<typeof orderView>>
