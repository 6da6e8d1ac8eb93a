import { DatabaseError } from 'pg'

/** Whether a statement was refused by this constraint: `bookings_key_unique`. */
export function breaks(error: unknown, constraint: string): boolean {
  const cause: unknown = error instanceof Error ? error.cause : undefined
  return cause instanceof DatabaseError && cause.constraint === constraint
}
