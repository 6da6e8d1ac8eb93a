type CheckoutLine = {
  readonly label: string
  readonly detail?: string | undefined
  readonly quantity: number
  readonly unitPriceCents: number
}

/** One wish to be paid. The same `key` always opens the same checkout, so everything else must be the same with it. */
export type CheckoutRequest = {
  readonly key: string
  readonly orderId: string
  readonly orderNumber: string
  readonly email: string
  readonly amountCents: number
  readonly lines: readonly CheckoutLine[]
  readonly deliveryCents: number
  readonly deliveryLabel: string
  readonly successUrl: string
  readonly cancelUrl: string
  /** Moved to what the provider allows (30 minutes to 24 hours from now): the answer says when it really ends. */
  readonly expiresAt: Date
}

export type Checkout = { readonly id: string; readonly url: string; readonly expiresAt: Date }

export type CheckoutState =
  | { readonly state: 'open'; readonly url: string | undefined; readonly expiresAt: Date }
  | (Omit<Paid, 'kind'> & { readonly state: 'paid' })
  | { readonly state: 'expired' }

type Paid = {
  readonly kind: 'paid'
  readonly payment: string
  readonly amountCents: number
  readonly currency: string
}

/** `unreachable`: outcome unknown, retry with the same key. `refused`: not done, final. `message`: for the team. */
export type ProviderAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: 'unreachable' | 'refused'; readonly message: string }

export type RefundRequest = {
  readonly key: string
  /** 1, then one more after each refusal: a try of its own, unless an earlier one succeeded after all. */
  readonly attempt: number
  readonly paymentId: string
  readonly amountCents: number
}

export type Refunded = { readonly id: string; readonly progress: Exclude<RefundProgress, 'failed'> }

export type RefundProgress = 'pending' | 'succeeded' | 'failed'

/** What the provider tells of one payment. */
export type PaymentFact =
  | Paid
  | RefundFact
  | DisputeFact
  | { readonly kind: 'failed'; readonly payment: string }
  | { readonly kind: 'refunded'; readonly payment: string; readonly refundedCents: number }
  | { readonly kind: 'expired' }

/** How one refund stands. `key` and `attempt` are those it was asked with; none of one made at the provider itself. */
export type RefundFact = {
  readonly kind: 'refund'
  readonly payment: string
  readonly refund: string
  readonly key: string | undefined
  readonly attempt: number
  readonly cents: number
  readonly progress: RefundProgress
  readonly reason: string | undefined
}

/** A buyer contests a payment at their bank. `status` is the provider's word. */
export type DisputeFact = {
  readonly kind: 'dispute'
  readonly payment: string
  readonly dispute: string
  readonly cents: number
  readonly reason: string
  readonly status: string
  readonly answerBefore: Date | undefined
}

/** A fact as it is announced; `id` names the webhook event. It may come late, twice and in any order. */
export type PaymentEvent = PaymentFact & {
  readonly id: string
  readonly at: Date
  readonly orderId: string | undefined
  readonly checkoutId: string | undefined
}

/** `event` is undefined when the webhook event is genuine and means nothing to us. */
export type ReadWebhook =
  | { readonly ok: true; readonly event: PaymentEvent | undefined }
  | { readonly ok: false; readonly message: string }

/** Takes money by card on a page of its own, and gives it back. Nothing here throws for what the provider does. */
export type PaymentProvider = {
  readonly name: 'stripe' | 'essai'
  openCheckout: (request: CheckoutRequest) => Promise<ProviderAnswer<Checkout>>
  readCheckout: (id: string) => Promise<ProviderAnswer<CheckoutState>>
  /** Ends it so that it cannot be paid any more; says if it was paid meanwhile. */
  endCheckout: (id: string) => Promise<ProviderAnswer<CheckoutState>>
  /** `refused` when the refund was made and failed, too. */
  refund: (request: RefundRequest) => Promise<ProviderAnswer<Refunded>>
  readWebhook: (body: string | Buffer, signature: string | undefined, now: Date) => ReadWebhook
  readonly fake?: FakeDesk
}

export type FakeCheckout = Pick<
  CheckoutRequest,
  'orderNumber' | 'amountCents' | 'lines' | 'deliveryCents' | 'deliveryLabel' | 'successUrl' | 'cancelUrl'
> & { readonly state: 'open' | 'paid' | 'expired' }

type FakeDesk = {
  show: (id: string) => Promise<FakeCheckout | undefined>
  /** Paid once however often it is pressed. Answers what it is now: `expired` when it ended meanwhile. */
  pay: (id: string) => Promise<FakeCheckout['state'] | undefined>
  refuse: (id: string) => Promise<FakeCheckout['state'] | undefined>
}
