import { listPublishedCamps } from '#app/domain/camps/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { entryOfCamp } from './calendar-entry.ts'
import type { CalendarEntry } from './calendar-entry.ts'

type CampServices = { readonly content: SiteContentReader }

/** `changes` counts those of the content; `readAt` is how many there were when the entries were read. */
type Kept = { changes: number; readAt: number; entries: readonly CalendarEntry[] }

const keptByContent = new WeakMap<SiteContentReader, Kept>()

/** The published camps, as the calendar shows them: the same for everybody, the same array until the content changes. */
export async function campEntries(services: CampServices): Promise<readonly CalendarEntry[]> {
  const kept = keptOf(services.content)
  const { changes } = kept
  if (kept.readAt === changes) return kept.entries
  kept.entries = (await listPublishedCamps(services)).map(entryOfCamp)
  kept.readAt = changes
  return kept.entries
}

function keptOf(content: SiteContentReader): Kept {
  const known = keptByContent.get(content)
  if (known) return known
  const kept: Kept = { changes: 0, readAt: -1, entries: [] }
  content.onChange(() => (kept.changes += 1))
  keptByContent.set(content, kept)
  return kept
}
