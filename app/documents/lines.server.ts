import { type FaceFile, faces } from './faces.server.ts'
import type { Look, FaceName } from './look.ts'

export type Run = { drawn: string; meant: string; file: FaceFile; width: number }

export type Line = { runs: Run[]; width: number; look: Look }

type Measure = (text: string, file: FaceFile) => number

type Word = { letters: Letter[]; width: number; space: number }

export function layLines(text: string, look: Look, width: number, measure: Measure): Line[] {
  const lines = filled(wordsOf(lettersOf(text, look.face), width, measure), width, (word) => word)
  return lines.map((words) => lineOf(words, look, measure))
}

/** Items in lines, each as full as its width lets it be. */
function filled<Item>(
  items: readonly Item[],
  width: number,
  sizeOf: (item: Item) => { width: number; space: number },
): Item[][] {
  const lines: Item[][] = []
  let room = 0
  for (const item of items) {
    const size = sizeOf(item)
    if (lines.length === 0 || size.width > room) {
      lines.push([])
      room = width
    }
    lines.at(-1)?.push(item)
    room -= size.width + size.space
  }
  return lines
}

function wordsOf(letters: Letter[], width: number, measure: Measure): Word[] {
  const words: Letter[][] = []
  letters.forEach((letter, index) => {
    const last = words.at(-1)
    if (last && letters[index - 1]?.drawn !== ' ') last.push(letter)
    else words.push([letter])
  })
  return words
    .map((word) => measured(word, measure))
    .flatMap((word) => (word.width <= width ? word : cutToFit(word, width, measure)))
}

function cutToFit({ letters }: Word, width: number, measure: Measure): Word[] {
  const sizeOf = ({ drawn, file }: Letter) => ({ width: drawn === ' ' ? 0 : measure(drawn, file), space: 0 })
  return filled(letters, width, sizeOf).map((piece) => measured(piece, measure))
}

function measured(letters: Letter[], measure: Measure): Word {
  const last = letters.at(-1)
  const space = last?.drawn === ' ' ? measure(last.drawn, last.file) : 0
  return { letters, width: widthOf(runsOf(letters, measure)) - space, space }
}

function lineOf(words: Word[], look: Look, measure: Measure): Line {
  const letters = words.flatMap((word) => word.letters)
  const runs = runsOf(letters, measure)
  return { runs, width: widthOf(runs) - (words.at(-1)?.space ?? 0), look }
}

function widthOf(runs: Run[]): number {
  return runs.reduce((sum, { width }) => sum + width, 0)
}

function runsOf(letters: Letter[], measure: Measure): Run[] {
  const runs: Run[] = []
  let wasItself = true
  for (const { drawn, meant, file } of letters) {
    const last = runs.at(-1)
    const isItself = drawn === meant
    if (last && last.file === file && isItself === wasItself) {
      last.drawn += drawn
      last.meant += meant
    } else runs.push({ drawn, meant, file, width: 0 })
    wasItself = isItself
  }
  for (const run of runs) run.width = measure(run.drawn, run.file)
  return runs
}

type Letter = { drawn: string; meant: string; file: FaceFile }

const placeholder = '?'
const pictogram = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}]/u

/** One line without control characters; a character without a glyph becomes its plain letter or « ? », an emoji nothing. */
function lettersOf(text: string, faceName: FaceName): Letter[] {
  const face = faces[faceName]
  const letters = Array.from(cleaned(text)).flatMap((meant) => {
    const file = face.get(meant)
    return file ? { drawn: meant, meant, file } : standInsFor(meant, face)
  })
  return letters.filter(({ drawn }, index) => drawn !== ' ' || letters[index - 1]?.drawn !== ' ')
}

function cleaned(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u0085\u2028\u2029]/g, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trimStart()
}

function standInsFor(meant: string, face: ReadonlyMap<string, FaceFile>): Letter[] {
  const stands = Array.from(standInOf(meant)).map((drawn) => ({ drawn, file: face.get(drawn) }))
  const letters = stands.flatMap(({ drawn, file }) => (file ? { drawn, meant: '', file } : []))
  if (letters.length < stands.length && pictogram.test(meant)) return []
  const known = letters.length === stands.length ? letters : lettersOf(placeholder, 'text')
  return known.map((letter, index) => ({ ...letter, meant: index === 0 ? meant : '' }))
}

function standInOf(character: string): string {
  if (/\p{Zs}/u.test(character)) return ' '
  return character.normalize('NFKD').replace(/\p{M}/gu, '')
}
