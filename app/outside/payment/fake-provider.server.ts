import { createHmac } from 'node:crypto'
import { checkoutEnds, isAmountExact } from './checkout-rules.ts'
import {
  findCheckout,
  type FoundCheckout,
  keepCheckout,
  keepFailure,
  settleCheckout,
} from './fake-checkouts.server.ts'
import { openFakeFiles } from './fake-files.server.ts'
import { fakeRefunds } from './fake-refunds.server.ts'
import { isSigned, openFakeWebhooks } from './fake-webhooks.server.ts'
import { readEvent } from './payment-event.ts'
import type {
  Checkout,
  CheckoutState,
  FakeCheckout,
  PaymentProvider,
  ProviderAnswer,
} from './payment-provider.ts'

export type FakeSettings = {
  readonly folder: string
  readonly appSecret: string
  readonly siteUrl: string
  readonly webhookUrl: string
  readonly now: () => Date
  readonly onTrouble: (message: string) => void
}

const unknown = { ok: false, why: 'refused', message: 'No such checkout.' } as const

/** A provider to try the shop with: nobody pays. What it says is in files, so it says the same after a crash. */
export function fakeProvider(settings: FakeSettings): PaymentProvider {
  const { folder, appSecret, siteUrl, webhookUrl, now, onTrouble } = settings
  const files = openFakeFiles(folder)
  const secret = createHmac('sha256', appSecret).update('fake payment events').digest('hex')
  const { send } = openFakeWebhooks({ files, secret, now, url: webhookUrl, onTrouble })
  const refund = fakeRefunds(files, now)
  const find = (id: string) => findCheckout(files, id, now())
  void send()

  return {
    name: 'essai',
    async openCheckout(request): Promise<ProviderAnswer<Checkout>> {
      if (!isAmountExact(request))
        return { ...unknown, message: 'The lines and the delivery are not the amount.' }
      const hash = createHmac('sha256', secret).update(request.key).digest('hex')
      const id = `essai_${hash.slice(0, 32)}`
      const [expiresAt = request.expiresAt] = checkoutEnds(request.expiresAt, now())
      await keepCheckout(files, request, { id, url: `${siteUrl}/_paiement/${id}`, expiresAt })
      const kept = (await find(id))?.checkout
      return kept ? { ok: true, value: { id, url: kept.url, expiresAt: kept.expiresAt } } : unknown
    },
    async readCheckout(id): Promise<ProviderAnswer<CheckoutState>> {
      const found = await find(id)
      return found ? { ok: true, value: found.state } : unknown
    },
    async endCheckout(id): Promise<ProviderAnswer<CheckoutState>> {
      const found = await find(id)
      if (!found) return unknown
      const value = await settleCheckout(files, found, 'expired', now())
      void send()
      return { ok: true, value }
    },
    async refund(request) {
      const answer = await refund(request)
      void send()
      return answer
    },
    readWebhook(body, signature, receivedAt) {
      const text = body.toString()
      if (!isSigned(text, signature, secret, receivedAt))
        return { ok: false, message: 'Signature wrong or too old.' }
      return readEvent(text)
    },
    fake: {
      async show(id) {
        const found = await find(id)
        return found && shownOf(found)
      },
      async pay(id) {
        const found = await find(id)
        if (!found) return undefined
        const { state } = await settleCheckout(files, found, 'paid', now())
        await send()
        return state
      },
      async refuse(id) {
        const found = await find(id)
        if (found?.state.state === 'open') {
          await keepFailure(files, found.checkout, now())
          await send()
        }
        return found?.state.state
      },
    },
  }
}

function shownOf({ checkout, state }: FoundCheckout): FakeCheckout {
  const { id: _id, url: _url, orderId: _orderId, expiresAt: _expiresAt, ...shown } = checkout
  return { ...shown, state: state.state }
}
