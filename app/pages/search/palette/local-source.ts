import { browserContent } from '../../../browser-content.ts'
import { mostResults, searchKinds } from '../../../domain/search/kinds.ts'
import { searchSource } from './search-source.ts'
import type { SearchSource } from './search-source.ts'
import { serverSource } from './server-source.ts'

const collections = searchKinds.map(({ collection }) => collection)

/** Answers in the browser once all that this person may read is here, else by the server. */
const localSource: SearchSource = {
  async search(query, kinds) {
    const within = kinds.length > 0 ? kinds.map(({ collection }) => collection) : undefined
    const answer = await browserContent.searchLocally(query, { collections, within, limit: mostResults })
    return answer ?? serverSource.search(query, kinds)
  },
}

/** Brings what can be searched into the browser, and answers there as soon as it is. */
export function searchHere(): void {
  searchSource.current = localSource
  void browserContent.loadLocally(collections)
}
