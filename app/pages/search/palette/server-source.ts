import { queryOf } from '#app/domain/search/addresses.ts'
import type { SearchAnswer } from '@allure/content-engine/search'
import type { SearchSource } from './search-source.ts'

const patience = 8000
let asking = new AbortController()

export const serverSource: SearchSource = {
  async search(query, [kind]) {
    asking.abort()
    asking = new AbortController()
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(patience)])
    const response = await fetch(`/recherche.json${queryOf(query, kind)}`, { signal })
    if (!response.ok) throw new Error(`The search answered ${response.status}`)
    // Our own server, our own form.
    return (await response.json()) as SearchAnswer
  },
}
