import type { ContentProblem } from '#content/collections.ts'

export type EditKind = 'written' | 'hidden' | 'forgotten' | 'drafted' | 'archived'

/** A file of a collection, whether it exists or not: `nosStages`, `2027/lanzarote.md`. */
export type EditedPlace = { readonly collection: string; readonly file: string }

export type EditBy = {
  readonly author: string
  readonly note?: string | undefined
  /** The revision in force when they began, null for the file; when given, a later one is a conflict. */
  readonly basedOn?: number | null | undefined
  /** Hash of the file's text when they began from the file; when given, another text is a conflict. */
  readonly fileSeen?: string | undefined
  /** The draft that they saw, null for none; when given, another one is a conflict. */
  readonly draftSeen?: number | null | undefined
}

/** What is to come at a place. */
export type Plan = EditedPlace & {
  readonly draft: number | null
  readonly basedOn: number | null
  readonly fileSeen: string | null
  readonly publishAt: Date | null
  readonly withdrawAt: Date | null
  readonly previewSecret: string | null
  readonly problem: string | null
}

export type EditOutcome =
  | { readonly outcome: 'saved'; readonly revision: number }
  | { readonly outcome: 'refused'; readonly problems: readonly ContentProblem[] }
  | { readonly outcome: 'conflict'; readonly current: number | null }
  | { readonly outcome: 'unknown' }

export type Revision = EditedPlace & {
  readonly id: number
  readonly kind: EditKind
  readonly author: string | null
  readonly note: string | null
  readonly createdAt: Date
}
