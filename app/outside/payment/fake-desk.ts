import type { CheckoutRequest } from './payment-provider.ts'

/** What the fake checkout page shows. `state`: what became of it. */
export type FakeCheckout = Pick<
  CheckoutRequest,
  'orderNumber' | 'amountCents' | 'lines' | 'deliveryCents' | 'deliveryLabel' | 'successUrl' | 'cancelUrl'
> & { readonly state: 'open' | 'paid' | 'expired' }

/** What a buyer does on the page of the fake provider. Undefined: no such checkout. */
export type FakeDesk = {
  show: (id: string) => Promise<FakeCheckout | undefined>
  /** Paid once however often it is pressed. Answers what it is now: `expired` when it ended meanwhile. */
  pay: (id: string) => Promise<FakeCheckout['state'] | undefined>
  /** As a bank refuses a card: the checkout stays open. */
  refuse: (id: string) => Promise<FakeCheckout['state'] | undefined>
}
