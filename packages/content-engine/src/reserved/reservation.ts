/** The groups of who reads; `all`: of those who read what is for any group. */
export type ReaderGroups = readonly string[] | 'all'

/** Who may read a document, as its row says it: `null` for everybody, else every group one must be in, sorted, a space between them. */
type Reservation = string | null

/** What a document and the folders it is in say, together: who reads it is in all of the groups they name. */
export function reservationOf(named: readonly (string | null | undefined)[]): Reservation {
  const groups = new Set(named.flatMap((text) => groupsIn(text ?? '')))
  return groups.size === 0 ? null : [...groups].toSorted().join(' ')
}

/** Those of the reservations that these readers are let in by. */
export function reservationsOpenTo(
  reservations: readonly string[],
  groups: readonly string[],
): readonly string[] {
  return reservations.filter((reservation) => groupsIn(reservation).every((group) => groups.includes(group)))
}

function groupsIn(text: string): readonly string[] {
  return text.split(/\s+/).filter((group) => group !== '')
}
