export type FeedEvent = {
  /** The same for ever, whatever changes. */
  readonly uid: string
  /** Grows with every change that matters (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  readonly changedAt: Date
  readonly title: string
  readonly startOn: string
  readonly endOn: string
  /** `HH:MM` in France; an appointment of several days is whole days all the same. */
  readonly startTime: string | undefined
  readonly place: string
  readonly description: readonly string[]
  readonly address: string
  readonly category: string
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
}

export type Feed = {
  readonly name: string
  readonly host: string
  readonly events: readonly FeedEvent[]
}
