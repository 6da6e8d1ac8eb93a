/** What the trial checkout page shows. `back` is where the buyer goes when they give up. */
export type TrialCheckout = {
  readonly orderNumber: string
  readonly amountCents: number
  readonly lines: readonly {
    readonly label: string
    readonly detail?: string | undefined
    readonly quantity: number
    readonly unitPriceCents: number
  }[]
  readonly deliveryCents: number
  readonly deliveryLabel: string
  readonly cancelUrl: string
  readonly state: 'open' | 'paid' | 'expired'
}

/** What a buyer does on the page of the trial provider. Each answer is where to go next; undefined: no such checkout. */
export type TrialDesk = {
  show: (id: string) => Promise<TrialCheckout | undefined>
  /** Paid once however often it is pressed; back to the checkout when it has ended meanwhile. */
  pay: (id: string) => Promise<string | undefined>
  /** The card is refused; the checkout stays open. */
  refuse: (id: string) => Promise<string | undefined>
}
