import type { EditServices } from '#app/domain/content-edits/store.server.ts'
import type { SiteContentReader } from '#content/collections.ts'

export type ContentSite = {
  services: EditServices & { content: SiteContentReader }
  refused: readonly string[]
  /** Hashes of the texts that the site on this machine shows; undefined when it never ran here. */
  shown: ReadonlyMap<string, string> | undefined
}
