import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openContent } from '@allure/content-engine'
import type { ContentProblem, Overlay } from '@allure/content-engine'
import { codeStamp } from './code-stamp.ts'
import { collections, type SiteContentReader } from './collections.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the build parsed, so that a start does not parse it again. */
export const builtStorage = here('../build/content.sqlite')

export type SiteContentOptions = {
  showsSamples: boolean
  now: () => Date
  /** Where parsed documents are kept; a temporary file when absent. */
  storagePath?: string
  /** Edits of the site's texts; none when absent. */
  overlay?: Overlay
  onRefusedEdit?: (problems: readonly ContentProblem[]) => void
}

/** The site's content, checked and loaded. Throws `ContentError` naming file, line and field of every problem. */
export function openSiteContent({ showsSamples, storagePath: path, ...options }: SiteContentOptions): Promise<SiteContentReader> {
  return openContent({
    directory: here('.'),
    collections,
    samples: showsSamples,
    storage: path === undefined ? undefined : { path, seed: builtStorage, codeStamp: codeStamp() },
    ...options,
  })
}

/** Where the parsed content of a data directory is. */
export function storageIn(dataDirectory: string): string {
  return join(dataDirectory, 'content.sqlite')
}
