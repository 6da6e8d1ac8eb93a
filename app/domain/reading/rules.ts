import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'

export type ReadMark = {
  readonly path: string
  readonly lastOpenedAt: Date
  /** Undefined while it is not read, or once it is marked as unread. */
  readonly readAt: Date | undefined
  readonly heading: string | undefined
}

/** After so long without a page, the next one begins another visit, ms. */
const pauseBetweenVisits = 4 * 3_600_000

/** A visit is noted anew after so long, ms: not at each page. */
const pauseBetweenNotes = 600_000

type Visit = {
  /** End of the visit before this one; undefined during the first. */
  readonly previousAt: Date | undefined
  readonly lastSeenAt: Date
}

/** The visit a page belongs to; `isNoted`: nothing has to be written down. */
export function visitAt(known: Visit | undefined, now: Date): Visit & { readonly isNoted: boolean } {
  if (!known) return { previousAt: undefined, lastSeenAt: now, isNoted: false }
  const pause = now.getTime() - known.lastSeenAt.getTime()
  if (pause >= pauseBetweenVisits) return { previousAt: known.lastSeenAt, lastSeenAt: now, isNoted: false }
  if (pause >= pauseBetweenNotes) return { ...known, lastSeenAt: now, isNoted: false }
  return { ...known, isNoted: true }
}

/** Whether this article is the one they opened last, written down not long ago. */
export function isOpeningNoted(path: string, marks: ReadonlyMap<string, ReadMark>, now: Date): boolean {
  const openedAt = marks.get(path)?.lastOpenedAt
  if (openedAt === undefined || now.getTime() - openedAt.getTime() >= pauseBetweenNotes) return false
  return [...marks.values()].every(({ lastOpenedAt }) => lastOpenedAt <= openedAt)
}

const longestPath = 300
const longestHeading = 200

/** Whether a text can be the path of an article: it is the page that knows whether there is one. */
export function isArticlePath(text: string): boolean {
  return text.length <= longestPath && /^\/espace-athlete\/[a-z\d][a-z\d/-]*$/.test(text)
}

/** The id of a heading as a page sends it; undefined for what can be none. */
export function headingNamed(text: string): string | undefined {
  return text.length <= longestHeading && /^[\p{L}\d][\p{L}\d_-]*$/u.test(text) ? text : undefined
}

/** Whether an article changed (whole days) since the visit before, and was not read since. @param updatedOn `YYYY-MM-DD` */
export function isNewTo(
  { path, updatedOn }: { readonly path: string; readonly updatedOn: string },
  { marks, newSince }: { readonly marks: ReadonlyMap<string, ReadMark>; readonly newSince: Date | undefined },
): boolean {
  if (newSince === undefined || updatedOn < dayInParis(newSince)) return false
  const readAt = marks.get(path)?.readAt
  return readAt === undefined || dayInParis(readAt) < updatedOn
}
