import { outlineText } from '#app/ui/outlines/outlines.server.ts'
import { bandColours, bandSize, type BandColour, type BandDrawing, type BandWord } from '../band-look.ts'
import { cropMarks } from '../crop-marks.ts'
import { pdfOfPage } from './pdf-page.server.ts'
import { pdfPath } from './pdf-path.server.ts'

const pointsPerMillimetre = 72 / 25.4
const sheet = { width: 297, height: 210 }
const top = 30

/** A sheet of A4, lying, with the band on it at its true size: cut along the dashes. */
export function bandPdf(drawing: BandDrawing, title: string): Buffer {
  return pdfOfPage({
    title,
    size: [sheet.width * pointsPerMillimetre, sheet.height * pointsPerMillimetre],
    operators: [placed(), ...drawing.blocks.map(block), lines(drawing), ...drawing.words.map(word)].join(
      '\n',
    ),
  })
}

/** From here on, tenths of a millimetre from the top left corner of the band, downwards. */
function placed(): string {
  const scale = pointsPerMillimetre / 10
  const left = (sheet.width - bandSize.width / 10) / 2
  return `${exact(scale)} 0 0 ${exact(-scale)} ${points(left)} ${points(sheet.height - top)} cm`
}

function block({ x, y, width, height, colour }: BandDrawing['blocks'][number]): string {
  return `${inkOf(colour)}\n${x} ${y} ${width} ${height} re f`
}

function lines({ ticks }: BandDrawing): string {
  const marks = cropMarks.replace(
    /M(\S+) (\S+?)([HV])(-?[\d.]+)/g,
    (_mark, x: string, y: string, way: string, to: string) =>
      way === 'H' ? `${x} ${y} m ${to} ${y} l\n` : `${x} ${y} m ${x} ${to} l\n`,
  )
  return [
    '0.26 0.36 0.36 RG 1.5 w',
    ...ticks.map(({ x, from, to }) => `${x} ${from} m ${x} ${to} l`),
    `${marks}S`,
    `[12 10] 0 d 0 0 ${bandSize.width} ${bandSize.height} re S`,
  ].join('\n')
}

function word({ text, x, y, size, stretch, colour, isCentred, isTurned }: BandWord): string {
  const { operators, width } = pdfWord(text, stretch)
  const scale = exact(size / em)
  const left = isCentred ? x - (width * size) / em / 2 : x
  const place = isTurned ? `0 -${scale} ${scale} 0 ${x} ${y}` : `${scale} 0 0 ${scale} ${exact(left)} ${y}`
  return `q ${place} cm\n${inkOf(colour)}\n${unseen(text)}\n${operators}\nQ`
}

/** The same word for those who search, copy or listen; the outline above is what is seen. */
function unseen(text: string): string {
  const typed = text
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .replaceAll('\u202f', ' ')
    .replace(/[()\\]/g, '\\$&')
  return `BT 3 Tr /F1 ${em * 0.8} Tf 1 0 0 -1 0 0 Tm (${typed}) Tj ET`
}

function inkOf(colour: BandColour): string {
  const channels = bandColours[colour].match(/[\da-f]{2}/g) ?? []
  return `${channels.map((channel) => exact(Number.parseInt(channel, 16) / 255)).join(' ')} rg`
}

function points(millimetres: number): string {
  return exact(millimetres * pointsPerMillimetre)
}

function exact(value: number): string {
  return String(Math.round(value * 1e6) / 1e6)
}

/** Outlines are written in the units of the font, a thousand to the em: whole numbers. */
const em = 1000

type Character = { operators: string; width: number }

// The characters of times and paces: some forty, drawn once.
const drawn = new Map<string, Character>()

/** What draws a word from 0,0 on its baseline, in thousandths of its size, each character where the last one ends. */
function pdfWord(text: string, stretch: number): Character {
  const characters = Array.from(text, (character) => drawCharacter(character, stretch))
  return {
    operators: characters
      .map(({ operators, width }) => `${operators}\n1 0 0 1 ${Math.round(width)} 0 cm`)
      .join('\n'),
    width: characters.reduce((sum, { width }) => sum + Math.round(width), 0),
  }
}

function drawCharacter(character: string, stretch: number): Character {
  const key = character + stretch
  const known = drawn.get(key)
  if (known) return known
  const { d, width } = outlineText(character, { size: em, stretch, tracking: 0, hasTabularFigures: true })
  const outlined = { operators: d === '' ? '' : `${pdfPath(d)}\nf`, width }
  drawn.set(key, outlined)
  return outlined
}
