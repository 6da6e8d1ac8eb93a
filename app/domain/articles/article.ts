import type { articleOfRow } from './article-of-row.ts'

export type ArticleFacts = Readonly<ReturnType<typeof articleOfRow>>

export type ArticleReader = {
  readonly groups: readonly string[]
  readonly isCoach: boolean
}

/** Whose articles a reader reads, as the content asks it. */
export function groupsRead({ groups, isCoach }: ArticleReader): readonly string[] | 'all' {
  return isCoach ? 'all' : groups
}

export type AreaEntry = {
  readonly title: string
  readonly path: string | undefined
  readonly children: readonly AreaEntry[]
}

export const athleteArea = '/espace-athlete'
export const firstArticlePath = `${athleteArea}/introduction`

const wordsAMinute = 200

/** Minutes that a text of so many words takes, one at least. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute))
}
