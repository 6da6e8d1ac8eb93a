export type OrderToDoKind =
  | 'disputed'
  | 'refused'
  | 'withdrawn'
  | 'held'
  | 'due'
  | 'unanswered'
  | 'unwritten'
  | 'balance-late'
  | 'to-collect'
  | 'to-prepare'
  | 'to-make-ready'
  | 'to-send'
  | 'to-hand-over'
  | 'lost'
  | 'expired'

/** One thing that waits about one order. */
export type OrderToDo = {
  readonly kind: OrderToDoKind
  /** Of the order; of the payment, for money that no order asked for. */
  readonly number: string
  readonly name: string
  readonly since: Date
  /** How many of its kind there are, those left out too. */
  readonly total: number
}
