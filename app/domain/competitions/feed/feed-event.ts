/** An appointment as calendars of others take it over. */
export type FeedEvent = {
  /** The same for ever, whatever changes. */
  readonly uid: string
  /** Grows with every change that matters (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  readonly changedAt: Date
  readonly title: string
  /** First and last day, `YYYY-MM-DD`, both included. */
  readonly startOn: string
  readonly endOn: string
  /** `HH:MM` in France; an appointment of several days is whole days all the same. */
  readonly startTime: string | undefined
  readonly place: string
  /** Lines of text. */
  readonly description: readonly string[]
  /** Whole address of its page. */
  readonly address: string
  readonly category: string
  readonly state: 'confirmed' | 'tentative' | 'cancelled'
}

export type Feed = {
  /** As calendars list it. */
  readonly name: string
  /** The maker of the feed, the site's host: `club.example`. */
  readonly host: string
  readonly events: readonly FeedEvent[]
}
