import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const doneWords = {
  avis: 'Merci, c’est noté.',
  lu: 'Marqué comme lu.',
  'non-lu': 'Marqué comme non lu.',
} as const

export type Done = keyof typeof doneWords
export const isDone = isKeyOf(doneWords)

export type Received = { readonly done?: Done | undefined; readonly refused?: string }
