import type { Competition } from '../competition.ts'

/** Said to who chose a format that is not one of the race's (any more). */
export const noSuchFormat = 'Ce format n’existe plus\u00A0: choisissez-en un autre.'

/** Why an answer cannot be given on a day (`YYYY-MM-DD`), in French; undefined when it can. */
export function answerObstacle(
  { status, endOn, formats }: Pick<Competition, 'status' | 'endOn' | 'formats'>,
  { format }: { readonly format: string | undefined },
  today: string,
): string | undefined {
  if (status === 'cancelled') return 'Cette course est annulée\u00A0: on n’y répond plus.'
  if (status !== 'confirmed') return 'Cette course n’est pas encore au calendrier.'
  if (endOn < today) return 'Cette course est passée\u00A0: on n’y répond plus.'
  if (format !== undefined && !formats.some(({ key }) => key === format)) return noSuchFormat
  return undefined
}
