import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { OfficeAct } from '#app/domain/orders/office/open-acts.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import type { Refund } from '#app/domain/orders/refunds/refunds.ts'
import { findPaidBalance, readEmailFacts, refundOfCancelled } from '#app/domain/orders/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { writeOrderMails } from '#app/emails/orders/mails.server.tsx'
import type { Services } from '#app/http/context.ts'
import { withPlace, wordPlace } from '../../frame/acts/mail-to-come.server.ts'

type Expected = readonly [OrderEmail, PlacedOrder, OrderEmailFacts['facts']?]

/** The emails that an act will send, written from the order as it will be. */
export async function mailsOfAct(
  services: Pick<Services, 'content' | 'siteUrl' | 'clock' | 'database'>,
  act: OfficeAct,
  order: PlacedOrder,
  refund?: Refund,
) {
  const now = services.clock.now()
  const expected = expectedOf(act, order, now, refund)
  const balance = act === 'cancel' ? await findPaidBalance(services.database, order) : undefined
  return writeExpected(services, balance ? [...expected, ...givenBack(balance, now)] : expected)
}

/** Emails to be read before; one of them, that of the act, has a place for a word. */
export async function writeExpected(
  services: Pick<Services, 'content' | 'siteUrl'>,
  expected: readonly Expected[],
) {
  const facts = await readEmailFacts(services)
  const ofAct = expected.find(([email]) => email !== 'paid' && !email.startsWith('refund-')) ?? expected[0]
  const written = await Promise.all(
    expected.map((one) => {
      const [email, after, about] = one
      const added = one === ofAct ? { ...about, word: wordPlace } : about
      return writeOrderMails(email, { ...facts, order: after, facts: added })
    }),
  )
  return written.flat().map(({ recipient, ...mail }) => ({ recipient, ...withPlace(mail) }))
}

function expectedOf(act: OfficeAct, order: PlacedOrder, now: Date, refund: Refund | undefined): Expected[] {
  const { totalCents } = order
  if (act === 'make-ready') return [['ready', { ...order, stage: 'ready' }]]
  if (act === 'send') return [['sent', { ...order, stage: 'sent' }]]
  if (act === 'receive' || act === 'correct-day' || act === 'hand-over') {
    const received = { ...order, stage: 'received', receivedOn: dayInParis(now) } as const
    const paid = order.money === 'unpaid' ? [['paid', paidOf(order)] as const] : []
    return [...paid, ['delivered', received]]
  }
  if (act === 'return') return [['returned', order, { pieces: 1 }]]
  if (act === 'collect') return [['paid', paidOf(order)]]
  if (act === 'refund') return refund ? [refundMail(order, refund, now)] : []
  if (act !== 'cancel') return []
  return [['cancelled', { ...order, stage: 'cancelled' }], ...givenBack(order, now)]

  function paidOf(unpaid: PlacedOrder): PlacedOrder {
    return { ...unpaid, money: 'paid', paidCents: totalCents, expiresAt: undefined }
  }
}

/** What is paid of an order that is called off. */
function givenBack(order: PlacedOrder, now: Date): Expected[] {
  const back = refundOfCancelled(order)
  return back ? [refundMail({ ...order, stage: 'cancelled' }, back, now)] : []
}

function refundMail(order: PlacedOrder, refund: Refund, decidedAt: Date): Expected {
  const document = 'AV-…'
  const next = { cents: refund.totalCents, refund, decidedAt, document, state: 'due' } as const
  const rank = order.refunds.filter((one) => one.refund).length + 1
  const after = { ...order, refunds: [...order.refunds, next] }
  if (refund.totalCents === 0) return ['withdrawal-over', after, { why: 'kept', rank }]
  return [`refund-${rank}`, after]
}
