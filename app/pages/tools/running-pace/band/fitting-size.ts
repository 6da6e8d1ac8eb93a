// Archivo drawn narrow (72 %): a digit is 0.453 em wide, a letter rarely wider.
const characterWidth = 0.48

/** The size of a word that may take so much room, at most `most`. */
export function fittingSize(text: string, most: number, room: number): number {
  const fitting = room / (Array.from(text).length * characterWidth)
  return Math.round(Math.max(0, Math.min(most, fitting)) * 10) / 10
}
