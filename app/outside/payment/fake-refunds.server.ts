import { createHash } from 'node:crypto'
import { checkoutOf, eventEnding, findCheckout, readKept, refundedEvent } from './fake-checkouts.server.ts'
import type { FakeFiles } from './fake-files.server.ts'
import type { ProviderAnswer, Refunded as Given, RefundRequest } from './payment-provider.ts'

type Refunded = ProviderAnswer<Given>

/** Gives back what is left of a payment, each key once; one after the other, so that no cent goes back twice. */
export function fakeRefunds(
  files: FakeFiles,
  now: () => Date,
): (request: RefundRequest) => Promise<Refunded> {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const refunded = last.then(() => refund(files, request, now()))
    last = refunded.catch(() => undefined)
    return refunded
  }
}

async function refund(
  files: FakeFiles,
  { key, paymentId, amountCents }: RefundRequest,
  now: Date,
): Promise<Refunded> {
  const found = await findCheckout(files, checkoutOf(paymentId) ?? '', now)
  if (found?.state.state !== 'paid') return refused('No such payment.')
  const { checkout, state } = found
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  const name = `${checkout.id}.refund-${hash}${eventEnding}`
  const answer: Refunded = { ok: true, value: { id: `remboursement_${hash}`, progress: 'succeeded' } }
  if (await readKept(files, name)) return answer
  const inAll = (await refundedSoFar(files, checkout.id)) + amountCents
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || inAll > state.amountCents)
    return refused('More than what is left of the payment.')
  await files.keep(name, refundedEvent(checkout, inAll, now))
  return answer
}

// Each webhook event says what was given back in all: the largest is the last.
async function refundedSoFar(files: FakeFiles, checkoutId: string): Promise<number> {
  let refunded = 0
  for (const name of await files.names()) {
    if (!name.startsWith(`${checkoutId}.refund-`) || !name.endsWith(eventEnding)) continue
    const event = await readKept(files, name)
    if (event?.kind === 'refunded') refunded = Math.max(refunded, event.refundedCents)
  }
  return refunded
}

function refused(message: string): Refunded {
  return { ok: false, why: 'refused', message }
}
