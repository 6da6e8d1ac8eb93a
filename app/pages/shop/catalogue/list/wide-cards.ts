const fewest = 7

/** Which cards of a list take two places, so that rows of three are full: the first one, and others further down. */
export function wideCards(count: number): readonly number[] {
  if (count < fewest) return []
  return [0, 6, count > 10 ? 10 : 8].slice(0, 3 - (count % 3))
}
