import type { CampOption } from '../camp-of-row.ts'

/** `piece`: of the shop’s stock, held with the place. */
export type BookedOption = {
  readonly id: string
  readonly label: string
  readonly cents: number
  readonly piece?: { readonly identifier: string; readonly variant: string }
}

/** An option as it is wished: its id, with the size of its piece: `velo`, `t-shirt/vert-piste-m`. */
export function wishOf({ id, piece }: Pick<BookedOption, 'id' | 'piece'>): string {
  return piece ? `${id}/${piece.variant}` : id
}

/** What the field of an option sends for a wish, and the other way round; empty and undefined when it is not wished. */
export function typedOf(id: string, wishes: readonly string[]): string {
  const wish = wishes.find((one) => one === id || one.startsWith(`${id}/`))
  if (wish === undefined) return ''
  return wish === id ? 'on' : wish.slice(id.length + 1)
}

export function wishTyped(id: string, typed: unknown): string | undefined {
  if (typeof typed !== 'string' || typed === '') return undefined
  return typed === 'on' ? id : `${id}/${typed.slice(0, 100)}`
}

const noSize = 'Choisissez une taille parmi celles qui sont proposées.'
const sizeGone = 'Cette taille vient de partir\u00a0: choisissez-en une autre.'

/** The option that a wish means, at today’s price; why it is not to be had, in French. @param isHeld the piece is theirs already */
export function optionWished(
  { id, label, priceCents: cents, product: identifier, sizes }: CampOption,
  wish: string,
  isHeld = false,
): BookedOption | { readonly problem: string } {
  if (identifier === undefined) return wish === id ? { id, label, cents } : { problem: noSize }
  const size = sizes?.find(({ variant }) => wish === `${id}/${variant}`)
  if (!size) return { problem: noSize }
  if (size.left < 1 && !isHeld) return { problem: sizeGone }
  const piece = { identifier, variant: size.variant }
  return { id, label: `${label}, ${size.label}`, cents, piece }
}

/** The pieces of some options, one line each. */
export function piecesOf(options: readonly BookedOption[]) {
  return options.flatMap(({ piece }) => (piece ? [{ ...piece, quantity: 1 }] : []))
}

/** What is to be prepared for a camp: how often each option was chosen, by its words. */
export function countOptions(people: readonly { readonly options: readonly string[] }[]) {
  const groups = Map.groupBy(
    people.flatMap(({ options }) => options),
    (label) => label,
  )
  return Array.from(groups, ([label, same]) => ({ label, count: same.length })).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'fr', { numeric: true }),
  )
}
