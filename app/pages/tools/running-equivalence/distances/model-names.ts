import type { Model } from '#app/domain/training/equivalence/equivalents.ts'

/** The four models, in the order they are shown. */
export const modelNames: Record<Model, string> = {
  daniels: 'Daniels',
  riegel: 'Riegel',
  cameron: 'Cameron',
  purdy: 'Purdy',
}
