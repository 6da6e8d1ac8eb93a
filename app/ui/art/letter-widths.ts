/** Width of each letter, in % of the font: from + (to − from)·(i / (n − 1))^1.1. The end of the word speeds up. */
export function letterWidths(letters: number, from: number, to: number): number[] {
  if (letters < 2) return Array.from({ length: letters }, () => from)
  return Array.from({ length: letters }, (_, index) =>
    Math.round(from + (to - from) * (index / (letters - 1)) ** 1.1),
  )
}
