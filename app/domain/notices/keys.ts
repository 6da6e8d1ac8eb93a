/** So many of a kind are told of, each minute anew; rooms list fewer. */
export const mostTold = 200

type Thing = { readonly kind: string; readonly id: string }

export const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`

export const keysOf = (things: readonly Thing[]): string[] => things.map(keyOf)
