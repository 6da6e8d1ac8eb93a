import type { SearchAnswer } from '#content-engine/search/search-result.ts'
import type { SearchKind } from '../../../domain/search/kinds.ts'
import { serverSource } from './server-source.ts'

/** Who answers a keystroke. Rejects when it cannot; an empty list of kinds is all of them. */
export type SearchSource = {
  search(query: string, kinds: readonly SearchKind[]): Promise<SearchAnswer>
}

/** The source in use: the server, until another one is ready. */
export const searchSource: { current: SearchSource } = { current: serverSource }
