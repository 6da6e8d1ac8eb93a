import { searchHere } from '#app/content/offline-search.ts'
import { queryOf } from '#app/domain/search/addresses.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { isSearchKept } from '#app/domain/search/offline.ts'
import type { SearchAnswer } from '@allure/content-engine/search'

const patience = 8000
let asking = new AbortController()

export type Heard = { readonly answer: SearchAnswer; readonly isOffline: boolean }

/** Asks the server; without a connection, what was brought here on a member's wish. Throws when neither answers. */
export async function search(query: string, kind: SearchKind | undefined): Promise<Heard> {
  asking.abort()
  asking = new AbortController()
  const { signal } = asking
  try {
    return { answer: await askServer(query, kind, signal), isOffline: false }
  } catch (error) {
    const answer = signal.aborted ? null : await askHere(query, kind)
    if (!answer) throw error
    return { answer, isOffline: true }
  }
}

async function askServer(query: string, kind: SearchKind | undefined, signal: AbortSignal) {
  const response = await fetch(`/recherche.json${queryOf(query, kind)}`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
  })
  if (!response.ok) throw new Error(`The search answered ${response.status}`)
  return (await response.json()) as SearchAnswer
}

async function askHere(query: string, kind: SearchKind | undefined): Promise<SearchAnswer | null> {
  if (!isSearchKept(document.cookie)) return null
  return searchHere(query, kind && [kind.collection]).catch(() => null)
}

/** Tells the server which words were left without any result; nobody's name goes along. */
export function reportEmptySearch(query: string): void {
  navigator.sendBeacon(`/recherche.json${queryOf(query, undefined)}`)
}
