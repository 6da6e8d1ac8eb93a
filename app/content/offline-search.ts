import { mostResults, searchKinds } from '#app/domain/search/kinds.ts'
import { isSearchKept } from '#app/domain/search/offline.ts'
import type { InfoOf } from '#content/collections/info.ts'
import type { SearchAnswer } from '@allure/content-engine/search'

const collections = searchKinds.map(({ collection }) => collection)

const readContent = async () => (await import('./browser-content.ts')).browserContent

/** Brings the texts into this page before the connection goes, where a member has asked for it. */
export function prepareOfflineSearch(): void {
  // Without a connection, or the files of an older build, the server is asked.
  if (isSearchKept(document.cookie)) bringSearchHere().catch(() => undefined)
}

/** Brings what this reader may search into this page. Answers whether it can be searched then. */
export async function bringSearchHere(): Promise<boolean> {
  const content = await readContent()
  const searchable = new Promise<boolean>((resolve) => {
    const stop = content.onSearchable(() => {
      stop()
      resolve(true)
    })
  })
  const held = await content.loadLocally(collections)
  if (held.length === 0) return false
  return (await searchHere('a', undefined)) !== null || searchable
}

/** Answers without a connection, to who has asked for it; null before the texts are here. */
export async function searchHere(
  query: string,
  within: readonly string[] | undefined,
): Promise<SearchAnswer | null> {
  const content = await readContent()
  const row = await content.queryCollection('info').where('stem', '=', 'recherche').first()
  const { synonyms } = (row?.meta ?? { synonyms: [] }) as InfoOf<'recherche'>
  return content.searchLocally(query, { collections, within, limit: mostResults, synonyms })
}
