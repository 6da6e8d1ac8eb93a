import type { CheckoutRequest } from './payment-provider.ts'

export type FakeCheckout = Pick<
  CheckoutRequest,
  'orderNumber' | 'amountCents' | 'lines' | 'deliveryCents' | 'deliveryLabel' | 'successUrl' | 'cancelUrl'
> & { readonly state: 'open' | 'paid' | 'expired' }

export type FakeDesk = {
  show: (id: string) => Promise<FakeCheckout | undefined>
  /** Paid once however often it is pressed. Answers what it is now: `expired` when it ended meanwhile. */
  pay: (id: string) => Promise<FakeCheckout['state'] | undefined>
  refuse: (id: string) => Promise<FakeCheckout['state'] | undefined>
}
