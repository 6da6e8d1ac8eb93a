import type { ReadMark } from '#app/domain/reading/rules.ts'

type Section = { readonly id: string; readonly text: string }

/** The section where somebody stopped; nothing at the beginning, nor once the article is read. */
export function resumeAt(
  { heading, readAt }: Pick<ReadMark, 'heading' | 'readAt'>,
  sections: readonly Section[],
): Section | undefined {
  if (readAt !== undefined) return undefined
  return sections.slice(1).find(({ id }) => id === heading)
}
