import type { SiteContentReader } from '#content/collections.ts'
import { listPublishedCamps } from '../../camps/store.server.ts'
import { entryOfCamp } from './calendar-entry.ts'
import type { CalendarEntry } from './calendar-entry.ts'

type CampServices = { readonly content: SiteContentReader }
type Kept = { readonly version: string; readonly entries: readonly CalendarEntry[] }

const keptByContent = new WeakMap<SiteContentReader, Kept>()

/**
 * The published camps, as the calendar shows them: the same for everybody, and the same array as long as no camp and no
 * fact of the business changes.
 */
export async function campEntries(services: CampServices): Promise<readonly CalendarEntry[]> {
  const { content } = services
  const version = `${content.version('nosStages')} ${content.version('info')}`
  const kept = keptByContent.get(content)
  if (kept?.version === version) return kept.entries
  const entries = (await listPublishedCamps(services)).map(entryOfCamp)
  keptByContent.set(content, { version, entries })
  return entries
}
