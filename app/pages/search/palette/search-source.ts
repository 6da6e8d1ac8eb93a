import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search'
import { serverSource } from './server-source.ts'

export type SearchSource = {
  search(query: string, kinds: readonly SearchKind[]): Promise<SearchAnswer>
}

export const searchSource: { current: SearchSource } = { current: serverSource }
