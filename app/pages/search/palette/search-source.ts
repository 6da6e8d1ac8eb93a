import { queryOf } from '#app/domain/search/addresses.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search'

const patience = 8000
let asking = new AbortController()

export const serverSource = {
  async search(query: string, [kind]: readonly SearchKind[]): Promise<SearchAnswer> {
    asking.abort()
    asking = new AbortController()
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(patience)])
    const response = await fetch(`/recherche.json${queryOf(query, kind)}`, { signal })
    if (!response.ok) throw new Error(`The search answered ${response.status}`)
    return (await response.json()) as SearchAnswer
  },
}

export const searchSource = { current: serverSource }
