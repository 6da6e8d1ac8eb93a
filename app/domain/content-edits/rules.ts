import type { ContentProblem } from '#content/collections.ts'

export type EditKind = 'written' | 'hidden' | 'forgotten'

/** A file of a collection, whether it exists or not: `nosStages`, `2027/lanzarote.md`. */
export type EditedPlace = { readonly collection: string; readonly file: string }

/** Who changes something, and what they saw when they began. */
export type EditBy = {
  /** Number of an account, or the name of a command. */
  readonly author: string
  readonly note?: string | undefined
  /** The revision in force when they began, null for the file; when given, a later one is a conflict. */
  readonly basedOn?: number | null | undefined
}

export type EditOutcome =
  | { readonly outcome: 'saved'; readonly revision: number }
  /** Nothing was written. */
  | { readonly outcome: 'refused'; readonly problems: readonly ContentProblem[] }
  /** Somebody else saved meanwhile: nothing was written; `current` is what is in force now. */
  | { readonly outcome: 'conflict'; readonly current: number | null }
  /** There is no such revision, or no edit at this place. */
  | { readonly outcome: 'unknown' }

export type Revision = EditedPlace & {
  readonly id: number
  readonly kind: EditKind
  readonly author: string | null
  readonly note: string | null
  readonly createdAt: Date
}

/** Years a revision is kept; the one in force stays, without its author (docs/registre-traitements.md). */
export const revisionRetentionYears = 3
