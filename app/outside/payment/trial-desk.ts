import type { CheckoutRequest } from './payment-provider.ts'

/** What the trial checkout page shows. `state`: what became of it. */
export type TrialCheckout = Pick<
  CheckoutRequest,
  'orderNumber' | 'amountCents' | 'lines' | 'deliveryCents' | 'deliveryLabel' | 'successUrl' | 'cancelUrl'
> & { readonly state: 'open' | 'paid' | 'expired' }

/** What a buyer does on the page of the trial provider. Undefined: no such checkout. */
export type TrialDesk = {
  show: (id: string) => Promise<TrialCheckout | undefined>
  /** Paid once however often it is pressed. Answers what it is now: `expired` when it ended meanwhile. */
  pay: (id: string) => Promise<TrialCheckout['state'] | undefined>
  /** As a bank refuses a card: the checkout stays open. */
  refuse: (id: string) => Promise<TrialCheckout['state'] | undefined>
}
