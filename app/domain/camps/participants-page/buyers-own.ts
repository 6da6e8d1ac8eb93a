type Known = {
  readonly participants: readonly {
    readonly rank: number
    readonly leftAt: Date | null
    readonly email: string | null
  }[]
  readonly events: readonly {
    readonly act: string
    readonly facts: Readonly<Record<string, unknown>> | null
  }[]
}

/**
 * Whether somebody whom the buyer brought still comes: a place that was given on is another’s, who does not show them the
 * participants’ page, unless it came back to the buyer.
 */
export function hasOwnParticipant({ participants, events }: Known, buyerEmail: string | undefined): boolean {
  const given = new Set(events.filter(({ act }) => act === 'transfer').map(({ facts }) => facts?.rank))
  const isBuyers = (email: string | null) =>
    email !== null && email.toLowerCase() === buyerEmail?.toLowerCase()
  return participants.some(
    ({ rank, leftAt, email }) => leftAt === null && (!given.has(rank) || isBuyers(email)),
  )
}
