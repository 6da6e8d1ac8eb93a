import { KindForMembers } from './kind-for-members.tsx'
import { TooManySearches } from './too-many-searches.tsx'

export type SearchRefusal = { refused: 401 | 403 | 429; seconds?: number; query: string }

/** Instead of results: who asks may not know them, or asks too fast. */
export function SearchRefused({ refused, seconds = 1, query }: SearchRefusal) {
  if (refused === 429) return <TooManySearches seconds={seconds} />
  return <KindForMembers query={query} isSignedIn={refused === 403} />
}
