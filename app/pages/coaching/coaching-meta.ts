import type { Coaching } from '../../domain/coaching/store.server.ts'
import { pageMeta } from '../../seo/page-meta.ts'

type Matches = Parameters<typeof pageMeta>[0]

export function coachingMeta(matches: Matches, { texts }: Coaching, path: string) {
  return pageMeta(matches, {
    title: `Coaching ${texts.word.toLowerCase()}`,
    description: texts.description,
    path,
  })
}
