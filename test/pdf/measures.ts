import { inflateSync } from 'node:zlib'

/** A rectangle of a PDF page as it lies on paper, in millimetres from the bottom left corner. */
type PdfRectangle = { left: number; bottom: number; width: number; height: number }

type PdfReading = {
  /** The paper of each page, in millimetres. */
  pages: { width: number; height: number }[]
  rectangles: PdfRectangle[]
  /** What the pages are drawn with, one after the other. */
  operators: string
}

type Matrix = readonly [number, number, number, number, number, number]

const millimetresPerPoint = 25.4 / 72
const unmoved: Matrix = [1, 0, 0, 1, 0, 0]

/** What a PDF measures: its paper, and every rectangle drawn on it, through all the changes of scale. */
export function readPdf(bytes: Buffer): PdfReading {
  const source = bytes.toString('latin1')
  const streams = [...source.matchAll(/stream\r?\n/g)]
    .filter(({ index }) => source.slice(index - 3, index) !== 'end')
    .flatMap(({ index, 0: mark }) => inflated(bytes, index + mark.length))
  return {
    pages: [...source.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)].map(([, box = '']) => {
      const [left = 0, bottom = 0, right = 0, top = 0] = box.trim().split(/\s+/).map(Number)
      return { width: (right - left) * millimetresPerPoint, height: (top - bottom) * millimetresPerPoint }
    }),
    rectangles: streams.flatMap(rectanglesOf),
    operators: streams.join('\n'),
  }
}

/** Pictures, fonts and other streams that draw nothing are left out. */
function inflated(bytes: Buffer, from: number): string[] {
  try {
    const text = inflateSync(bytes.subarray(from)).toString('latin1')
    return /\b(re|m)\s/.test(text) ? [text] : []
  } catch {
    return []
  }
}

function rectanglesOf(operators: string): PdfRectangle[] {
  const found: PdfRectangle[] = []
  const kept: Matrix[] = []
  let matrix = unmoved
  for (const [, written = '', operator] of operators.matchAll(
    /(?<!\S)((?:-?[\d.]+\s+)*)(q|Q|cm|re)(?!\S)/g,
  )) {
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = written.trim().split(/\s+/).map(Number)
    if (operator === 'q') kept.push(matrix)
    else if (operator === 'Q') matrix = kept.pop() ?? unmoved
    else if (operator === 'cm') matrix = within([a, b, c, d, e, f], matrix)
    else found.push(onPaper([a, b], [a + c, b + d], matrix))
  }
  return found
}

function within([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

type Point = readonly [number, number]

function onPaper(from: Point, to: Point, matrix: Matrix): PdfRectangle {
  const [x1, y1] = moved(from, matrix)
  const [x2, y2] = moved(to, matrix)
  return {
    left: Math.min(x1, x2) * millimetresPerPoint,
    bottom: Math.min(y1, y2) * millimetresPerPoint,
    width: Math.abs(x2 - x1) * millimetresPerPoint,
    height: Math.abs(y2 - y1) * millimetresPerPoint,
  }
}

function moved([x, y]: Point, [a, b, c, d, e, f]: Matrix): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}
