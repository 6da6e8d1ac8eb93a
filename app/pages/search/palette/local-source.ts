import { mostResults, searchKinds } from '#app/domain/search/kinds.ts'
import type { SiteCollections } from '#content/collections.ts'
import type { BrowserContent } from '@allure/content-engine/browser'
import { searchSource, serverSource } from './search-source.ts'

const collections = searchKinds.map(({ collection }) => collection)

export function searchHere(content: BrowserContent<SiteCollections>): void {
  searchSource.current = {
    async search(query, kinds) {
      const within = kinds.length > 0 ? kinds.map(({ collection }) => collection) : undefined
      const answer = await content.searchLocally(query, { collections, within, limit: mostResults })
      return answer ?? serverSource.search(query, kinds)
    },
  }
  // What members read is searched on the server, where the articles of their groups are.
  const open = searchKinds.filter(({ isForMembers }) => !isForMembers)
  void content.loadLocally(open.map(({ collection }) => collection))
}
