/** Numbers of the orders that wait for the team, by what they wait for; the oldest first. */
export type OrdersToDo = Readonly<
  Record<
    'paid' | 'expired' | 'due' | 'refused' | 'unanswered' | 'disputed' | 'lost' | 'held' | 'unwritten',
    readonly string[]
  >
>
