import { and, eq } from 'drizzle-orm'
import { dayInParis, formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { authorSchema } from '#app/domain/shared/people/author.ts'
import { returnStock } from '#app/domain/shop/store.server.ts'
import type { Transaction } from '#db/database.ts'
import { payments, refunds } from '#db/schema/index.ts'
import { sayWhoAndWhen } from '../authors-store.server.ts'
import { findPaidBalance, giveUpBalance } from '../collective/balance-store.server.ts'
import { type RefundAsked, refundParts } from '../collective/refund-parts.ts'
import { findDocument, issueDocument } from '../documents/documents-store.server.ts'
import { creditNoteOf } from '../documents/invoice.ts'
import { requestEmails, requestNextEmail } from '../emails-store.server.ts'
import { changeOrder, noteEvent, orderOf } from '../lock-store.server.ts'
import { refuse, stockOf } from '../order.ts'
import { disputeProblem } from '../payment/dispute.ts'
import { askForRefund, ownerOf } from '../payment/give-back-store.server.ts'
import type { OrderAct, PlacedOrder } from '../placed-order.ts'
import { refundKey } from '../placing/recap.ts'
import { comingBack } from '../returns/pieces.ts'
import type { Dated } from '../services.server.ts'
import { stepOrder } from '../transitions.ts'
import { hasOpenWithdrawal } from '../withdrawal/answered.ts'
import {
  cancellationRefund,
  gestureRefund,
  type Refund,
  type RefundAnswer,
  type RefundReason,
  refundsOf,
  type ReturnedLine,
  withdrawalRefund,
} from './refunds.ts'

export type RefundWish = {
  /** « 2026-0418 » */
  readonly number: string
  readonly author: string
  /** What its email says besides. */
  readonly word?: string | undefined
  readonly reason: RefundReason
  readonly lines?: readonly ReturnedLine[] | undefined
  readonly wornCents?: number | undefined
  readonly cents?: number | undefined
  readonly restock: boolean
  /** How many refunds the order had for whoever decided this one; another number, and nothing is refunded. */
  readonly after?: number | undefined
}

/** Refunds a paid order, never more than is left of it. Cards are refunded after the commit, others by the team. */
export async function refundOrder({ database, clock }: Dated, wish: RefundWish): Promise<OrderAct> {
  const author = authorSchema.parse(wish.author)
  const at = clock.now()
  return changeOrder(database, orderOf(wish), async (transaction, order) => {
    if (wish.after !== undefined && wish.after !== order.refunds.length)
      return sayRefundedSince(transaction, order)
    const balance = await findPaidBalance(transaction, order)
    const answer = refundOf(order, wish, balance)
    if (!answer.ok) return answer.message
    if (answer.refund.lines.length > 0) await giveUpBalance(transaction, order, at)
    if (wish.restock)
      await returnStock(transaction, {
        orderId: order.id,
        lines: comingBack(order, answer.refund.lines),
        author,
        at,
      })
    await writeRefund(transaction, order, answer.refund, { author, at })
    if (balance && answer.rest) await writeRefund(transaction, balance, answer.rest, { author, at })
    return undefined
  })
}

async function sayRefundedSince(transaction: Transaction, order: PlacedOrder): Promise<string> {
  const who = await sayWhoAndWhen(transaction, order, ['refund', 'give-back'])
  return `Un remboursement a été fait entre-temps${who}\u00a0: vérifiez ce qui reste à rendre.`
}

/** `rest`: what the order of its balance gives back besides. */
type WholeAnswer = RefundAnswer & { readonly rest?: Refund | undefined }

/** What a refund would give back, before anybody decides it; refused in French. @param balance `findPaidBalance` */
export function refundOf(order: PlacedOrder, wish: RefundAsked, balance?: PlacedOrder): WholeAnswer {
  if (order.balanceOf !== undefined && wish.reason !== 'gesture') return refuse(byItsOrder)
  const { own, rest } = refundParts(order, balance, wish)
  const answer = refundOfOne(order, own)
  const ofRest = balance && rest && answer.ok ? answerTo(balance, rest) : undefined
  if (ofRest === undefined) return answer
  return ofRest.ok ? { ...answer, rest: ofRest.refund } : ofRest
}

const byItsOrder =
  'Cette commande paie le solde d’une autre\u00a0: remboursez les articles depuis celle-ci, le solde va avec.'

function refundOfOne(order: PlacedOrder, wish: RefundAsked): RefundAnswer {
  if (wish.reason === 'cancellation' && stepOrder(order, 'cancel', 'team').ok)
    return refuse('Annulez plutôt la commande\u00a0: le remboursement va avec.')
  const answer = answerTo(order, wish)
  if (!answer.ok || answer.refund.totalCents > 0) return answer
  // Only a withdrawal is answered by giving nothing back, and only of pieces that were in the buyer's hands.
  const isAnswer = wish.reason === 'withdrawal' && hasOpenWithdrawal(order)
  if (!isAnswer) return refuse('Il ne reste rien à rembourser\u00a0: la retenue couvre tout.')
  if (stockOf[order.stage] !== 'gone')
    return refuse('Rien n’est parti\u00a0: il n’y a pas d’article usé dont retenir le prix.')
  return answer
}

function answerTo(
  order: PlacedOrder,
  { reason, lines = [], wornCents, cents = 0 }: RefundAsked,
): RefundAnswer {
  if (order.paidCents === 0)
    return refuse('Cette commande n’est pas payée\u00a0: il n’y a rien à rembourser.')
  const problem = disputeProblem(order)
  if (problem !== undefined) return refuse(problem)
  if (reason !== 'gesture' && order.exchanges.some(({ state }) => state === 'open'))
    return refuse('Un échange est en cours\u00a0: terminez-le ou abandonnez-le d’abord.')
  const before = refundsOf(order)
  if (reason === 'withdrawal') return withdrawalRefund(order, before, lines, wornCents)
  return reason === 'gesture' ? gestureRefund(order, before, cents) : cancellationRefund(order, before)
}

/** What is left of a paid order that is called off; undefined when nothing is. */
export function refundOfCancelled(order: PlacedOrder): Refund | undefined {
  if (order.paidCents === 0) return undefined
  const answer = cancellationRefund(order, refundsOf(order))
  return answer.ok ? answer.refund : undefined
}

/**
 * Writes a refund with its credit note and its email; one of nothing is an answer alone, with its email. The order is held
 * by the caller; nothing may be locked after.
 */
export async function writeRefund(
  transaction: Transaction,
  order: PlacedOrder,
  refund: Refund,
  {
    author,
    at,
    isAskedByBuyer = false,
  }: { readonly author: string | undefined; readonly at: Date; readonly isAskedByBuyer?: boolean },
): Promise<void> {
  const { id: orderId } = order
  const rank = refundsOf(order).length + 1
  const key = refundKey(orderId, rank)
  const facts = { cents: refund.totalCents, reason: refund.reason }
  const payment = await settlingPayment(transaction, orderId)
  // Neither decided by the team nor asked for by the buyer: the service made it by itself.
  const isMade = author === undefined && !isAskedByBuyer
  const isOfMoney = refund.totalCents > 0
  const actor = isAskedByBuyer ? 'customer' : isMade ? 'provider' : 'team'
  await noteEvent(transaction, orderId, { act: 'refund', at, actor, author, facts })
  if (isOfMoney) await requestEmails(transaction, orderId, [{ email: `refund-${rank}` }], at)
  else if (order.balanceOf === undefined)
    await requestNextEmail(transaction, orderId, 'withdrawal-over', { why: 'kept', rank }, at)
  if (!isMade && isOfMoney) await askForRefund(transaction, key, payment.paymentMethod)
  const document = isOfMoney ? await issueCreditNote(transaction, order, refund, at) : undefined
  await transaction.insert(refunds).values({
    key,
    orderId,
    rank,
    refund,
    document,
    paymentId: payment.id,
    cents: refund.totalCents,
    ...(isMade || !isOfMoney
      ? { owner: isMade ? ('service' as const) : ('team' as const), state: 'done' as const, doneAt: at }
      : ownerOf(payment.paymentMethod)),
    decidedAt: at,
  })
}

async function issueCreditNote(transaction: Transaction, order: PlacedOrder, refund: Refund, at: Date) {
  const number = order.documents.find(({ kind }) => kind === 'invoice')?.number
  const invoice = number === undefined ? undefined : await findDocument(transaction, { number })
  if (!invoice) throw new Error(`Order ${order.number} is paid and has no invoice.`)
  const issuedOn = dayInParis(at)
  const mentions = [`Avoir sur la facture ${invoice.number} du ${formatDay(invoice.issuedOn)}.`]
  return issueDocument(transaction, {
    kind: 'credit-note',
    orderId: order.id,
    issuedAt: at,
    write: (given) => creditNoteOf(invoice, refund, { number: given, issuedOn, mentions }),
  })
}

async function settlingPayment(transaction: Transaction, orderId: string) {
  const [payment] = await transaction
    .select({ id: payments.id, paymentMethod: payments.paymentMethod })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.outcome, 'settles')))
  if (!payment) throw new Error('A paid order has no payment.')
  return payment
}
