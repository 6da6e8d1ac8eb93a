/** An article as lists know it. */
export type ArticleFacts = {
  /** `/espace-athlete/…` */
  readonly path: string
  readonly title: string
  readonly description: string
  readonly level: string | undefined
  /** `YYYY-MM-DD` */
  readonly updatedOn: string
  /** As its author says it; undefined: it is counted from the text. */
  readonly readingMinutes: number | undefined
  readonly isSample: boolean
  /** Slugs of its own group and of those of the sections it is in: a reader is in all of them. */
  readonly groups: readonly string[]
}

/** Who reads. */
export type ArticleReader = {
  /** Slugs. */
  readonly groups: readonly string[]
  /** A coach reads what is for any group. */
  readonly isCoach: boolean
}

/** Whose articles a reader reads, as the content asks it. */
export function groupsRead({ groups, isCoach }: ArticleReader): readonly string[] | 'all' {
  return isCoach ? 'all' : groups
}

/** A section or a page of the area, as its navigation shows it. */
export type AreaEntry = {
  readonly title: string
  /** Undefined: a section without a page of its own. */
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
