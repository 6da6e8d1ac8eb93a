import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search'
import { serverSource } from './server-source.ts'

export type SearchSource = {
  search(query: string, kinds: readonly SearchKind[]): Promise<SearchAnswer>
}

/** The source in use: the server, until another one is ready. */
export const searchSource: { current: SearchSource } = { current: serverSource }
