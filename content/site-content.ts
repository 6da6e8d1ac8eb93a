import { fileURLToPath } from 'node:url'
import { openContent } from '#content-engine/index.ts'
import { collections, type SiteContentReader } from './collections.ts'

export type SiteContentOptions = { showsSamples: boolean; now: () => Date }

/** The site's content files, checked and loaded. Throws `ContentError` naming file, line and field of every problem. */
export function openSiteContent({ showsSamples, now }: SiteContentOptions): Promise<SiteContentReader> {
  return openContent({ directory: fileURLToPath(new URL('.', import.meta.url)), collections, samples: showsSamples, now })
}
