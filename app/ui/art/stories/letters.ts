type Face = { glyphs: Record<string, [advance: number, path: string]>; kern: Record<string, number> }

/** Words as paths: `app/ui/outlines/letters.json`, the same for the browser and the server. Units: thousandths of the size. */
export type Letters = { title: Face; figure: Face; text: Face }
export type FaceName = keyof Letters

export type WordLook = {
  face: FaceName
  size: number
  x: number
  y: number
  fill: string
  anchor?: 'start' | 'middle' | 'end'
  /** Wider words are drawn smaller. */
  room?: number
}

const trackings: Record<FaceName, number> = { title: -28, figure: -8, text: 0 }

export function widthOf(letters: Letters, text: string, face: FaceName, size: number): number {
  return (lay(letters, text, face).width * size) / 1000
}

/** A line of words whose baseline is at x, y. */
export function drawWords(letters: Letters, text: string, look: WordLook): string {
  const { face, x, y, fill, anchor = 'start', room = Infinity } = look
  const { path, width } = lay(letters, text, face)
  if (!path) return ''
  const size = look.size * Math.min(1, (room * 1000) / (width * look.size))
  const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * width
  const left = x - (shift * size) / 1000
  return `<path transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${(size / 1000).toFixed(5)})" fill="${fill}" d="${path}"/>`
}

function lay(letters: Letters, text: string, face: FaceName): { path: string; width: number } {
  const { glyphs, kern } = letters[face]
  const shown = knownCharacters(text, glyphs)
  let [x, path] = [0, '']
  shown.forEach((character, index) => {
    const [advance, drawn] = glyphs[character] ?? [0, '']
    if (drawn) path += `M${Math.round(x)},0${drawn}`
    x += advance + trackings[face] + (kern[character + (shown[index + 1] ?? '')] ?? 0)
  })
  return { path, width: Math.max(0, x - trackings[face]) }
}

/** Thin spaces become spaces, unknown accents their letter; what no letter stands for (a drawn face) is left out. */
function knownCharacters(text: string, glyphs: Face['glyphs']): string[] {
  const plain = text.replace(/\s/g, ' ').replaceAll("'", '’')
  return Array.from(plain.normalize('NFC')).flatMap((character) => {
    if (glyphs[character]) return [character]
    const letter = character.normalize('NFD')[0] ?? ''
    return glyphs[letter] ? [letter] : []
  })
}

export type Paragraph = { rows: string[]; size: number }

/** A text in at most `most` rows, as large as it fits; what is left over ends in « … ». */
export function fitWords(
  letters: Letters,
  text: string,
  { face, sizes, room, most }: { face: FaceName; sizes: readonly number[]; room: number; most: number },
): Paragraph {
  for (const size of sizes) {
    const rows = wrap(letters, text, face, size, room)
    if (rows.length <= most && rows.every((row) => widthOf(letters, row, face, size) <= room))
      return { rows: balanced(letters, text, { face, size, room, count: rows.length }), size }
  }
  const size = sizes.at(-1) ?? 40
  const rows = wrap(letters, text, face, size, room)
  const kept = rows.slice(0, most).map((row) => shorten(letters, row, face, size, room))
  const last = kept.at(-1)
  if (rows.length > most && last) kept[most - 1] = shorten(letters, `${last}…`, face, size, room)
  return { rows: kept, size }
}

/** The same number of rows, as narrow as they go: no word is left alone on the last one. */
function balanced(
  letters: Letters,
  text: string,
  { face, size, room, count }: { face: FaceName; size: number; room: number; count: number },
): string[] {
  let rows = wrap(letters, text, face, size, room)
  for (let narrower = room * 0.95; narrower > room / 3; narrower -= room * 0.05) {
    const tried = wrap(letters, text, face, size, narrower)
    if (tried.length > count) return rows
    if (tried.every((row) => widthOf(letters, row, face, size) <= room)) rows = tried
  }
  return rows
}

function wrap(letters: Letters, text: string, face: FaceName, size: number, room: number): string[] {
  const rows: string[] = []
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    const last = rows.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(letters, longer, face, size) <= room) rows[rows.length - 1] = longer
    else rows.push(word)
  }
  return rows
}

function shorten(letters: Letters, row: string, face: FaceName, size: number, room: number): string {
  let kept = row
  while (kept.length > 1 && widthOf(letters, kept, face, size) > room)
    kept = `${Array.from(kept.replace(/…$/, '')).slice(0, -1).join('').trimEnd()}…`
  return kept
}
