import { type ToDoKind, toDoKinds } from './kinds.ts'

/** One thing that waits. */
export type ToDo = {
  readonly kind: ToDoKind
  /** Of the thing within its kind. */
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly since?: Date | undefined
  /** It is late, or nearly: it comes before all that is not. */
  readonly isPressing?: boolean
  /** How many of its kind there are, when not all are listed. */
  readonly total?: number
}

/** What waits, the most urgent first, then what waits longest. */
export function mostUrgentFirst(all: readonly ToDo[]): ToDo[] {
  const rankOf = ({ kind, isPressing }: ToDo) => (isPressing ? -1 : toDoKinds[kind].urgency)
  return all.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      one.kind.localeCompare(other.kind) ||
      (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0),
  )
}

/** « 1 message », « 3 messages ». */
export function counted(number: number, one: string, several: string): string {
  return `${number.toLocaleString('fr-FR')} ${number > 1 ? several : one}`
}
