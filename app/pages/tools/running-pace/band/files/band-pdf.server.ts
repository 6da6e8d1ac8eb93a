import Pdfkit from 'pdfkit'
import { pdfBytes } from '#app/documents/sheet.server.ts'
import { outlineText } from '#app/ui/outlines/outlines.server.ts'
import { bandColours, type BandDrawing, bandSize, type BandWord, cropMarks } from '../band-look.ts'

const pointsPerMillimetre = 72 / 25.4
const sheet = { width: 297, height: 210 }
const top = 30
const line = '#425c5c'

export function bandPdf({ blocks, ticks, words }: BandDrawing, title: string): Promise<Uint8Array> {
  const pdf = new Pdfkit({
    size: [sheet.width * pointsPerMillimetre, sheet.height * pointsPerMillimetre],
    margin: 0,
    font: 'Helvetica',
    pdfVersion: '1.7',
    lang: 'fr-FR',
    displayTitle: true,
    info: { Title: title },
  })
  // A band that a printer fits to its margins is useless; pdfkit has no option for it.
  const preferences = pdf._root.data.ViewerPreferences
  if (preferences) preferences.data.PrintScaling = 'None'
  const bytes = pdfBytes(pdf)
  // From here on, tenths of a millimetre from the top left corner of the band.
  pdf.scale(pointsPerMillimetre / 10).translate((sheet.width * 10 - bandSize.width) / 2, top * 10)
  for (const { x, y, width, height, colour } of blocks)
    pdf.rect(x, y, width, height).fill(bandColours[colour])
  pdf.lineWidth(1.5)
  for (const { x, from, to } of ticks) pdf.moveTo(x, from).lineTo(x, to).stroke(line)
  pdf.path(cropMarks).stroke(line)
  pdf.save().dash(12, { space: 10 }).rect(0, 0, bandSize.width, bandSize.height).stroke(line).restore()
  for (const word of words) drawWord(pdf, word)
  pdf.end()
  return bytes
}

function drawWord(
  pdf: PDFKit.PDFDocument,
  { text, x, y, size, stretch, colour, isCentred, isTurned }: BandWord,
): void {
  const { d, width } = outlineText(text, { size, stretch, tracking: 0, hasTabularFigures: true })
  pdf.save().translate(isCentred ? x - width / 2 : x, y)
  if (isTurned) pdf.rotate(-90)
  pdf.fillColor(bandColours[colour]).addContent(pathOperators(d)).fill()
  // The same word unseen (text mode 3), for those who search, copy or listen.
  pdf
    .addContent('3 Tr')
    .fontSize(size * 0.8)
    .text(inHelvetica(text), 0, 0, { lineBreak: false, baseline: 'alphabetic' })
  pdf.restore()
}

function inHelvetica(text: string): string {
  return text.replaceAll('′', "'").replaceAll('″', '"').replaceAll('\u202f', '\u00a0')
}

const operators: Record<string, string> = { M: 'm', L: 'l', C: 'c' }

/** An outline (`M`, `L`, `Q`, `C`, `Z`, absolute) as PDF writes it, with cubic curves only. Read by pdfkit it takes four times as long and as much memory. */
export function pathOperators(d: string): string {
  let [x, y] = [0, 0]
  const parts = Array.from(d.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command = '', written = '']) => {
    if (command === 'Z') return 'h'
    const numbers = (written.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number)
    const [fromX, fromY, [handleX = 0, handleY = 0]] = [x, y, numbers]
    ;[x = 0, y = 0] = numbers.slice(-2)
    if (command !== 'Q') return `${numbers.map(rounded).join(' ')} ${operators[command]}`
    const between = (end: number, handle: number) => end + ((handle - end) * 2) / 3
    const curve = [
      between(fromX, handleX),
      between(fromY, handleY),
      between(x, handleX),
      between(y, handleY),
      x,
      y,
    ]
    return `${curve.map(rounded).join(' ')} c`
  })
  return parts.join(' ')
}

// PDF knows no exponents.
function rounded(number: number): number {
  return Math.round(number * 1e6) / 1e6
}
