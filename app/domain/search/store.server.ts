import type { SiteContentReader } from '#content/collections.ts'
import { findInfo } from '#content/collections/info.ts'
import type { ReaderGroups } from '@allure/content-engine'
import type { SearchAnswer } from '@allure/content-engine/search'
import { mostResults, type SearchKind } from './kinds.ts'

export type { SearchAnswer, SearchResult } from '@allure/content-engine/search'

type SearchRequest = {
  readonly query: string
  readonly access: 'visitor' | 'signed-in' | 'member'
  readonly groups: ReaderGroups
  readonly kind: SearchKind | undefined
}

/** `refused` is the status for who may not see that kind: 401 before signing in, 403 without membership. */
type SiteSearch = { readonly answer: SearchAnswer } | { readonly refused: 401 | 403 }

/** What the site says about a query, to this person: members' articles are found by members only, those of a group by its own. */
export async function searchSite(
  { content }: { readonly content: Pick<SiteContentReader, 'queryCollection' | 'search'> },
  { query, access, groups, kind }: SearchRequest,
): Promise<SiteSearch> {
  const isMember = access === 'member'
  if (kind?.isForMembers && !isMember) return { refused: access === 'visitor' ? 401 : 403 }
  const words = await findInfo(content, 'recherche')
  const answer = content.search(query, {
    audience: isMember ? 'members' : 'public',
    groups: isMember ? groups : [],
    ...(kind && { within: [kind.collection] }),
    limit: mostResults,
    synonyms: words?.synonyms ?? [],
  })
  return { answer }
}
