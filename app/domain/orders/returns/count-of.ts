/** How many pieces these are. */
export function countOf(pieces: readonly { readonly quantity: number }[]): number {
  return pieces.reduce((all, { quantity }) => all + quantity, 0)
}
