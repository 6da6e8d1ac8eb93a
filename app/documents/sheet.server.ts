import Pdfkit from 'pdfkit'
import { type FaceFile, faceFiles } from './faces.server.ts'
import { layLines, type Line, type Run } from './lines.server.ts'
import { inks, type Look, paper } from './look.ts'

export type Element = PDFKit.PDFStructureElement
type Rule = { ink?: keyof typeof inks; thickness?: number; from?: number }

/** The pages of a tagged document; text goes into structure elements, the rest is decoration. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument
  readonly root: Element
  y = 0
  atHeadOfPage: () => void = () => undefined
  readonly #bytes: Promise<Uint8Array>
  readonly #widths = new Map<string, number>()

  constructor({ title, issuedOn }: { title: string; issuedOn: string }) {
    this.pdf = new Pdfkit({
      size: [paper.width, paper.height],
      margin: 0,
      // What packs streams may change; what is not packed stays the same.
      compress: false,
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'fr-FR',
      displayTitle: true,
      info: { Title: title, CreationDate: new Date(`${issuedOn}T00:00:00Z`) },
    })
    for (const { name, font } of faceFiles) this.pdf.registerFont(name, font)
    this.#bytes = pdfBytes(this.pdf)
    this.root = this.pdf.struct('Document')
    this.pdf.addStructure(this.root)
  }

  open(parent: Element, type: string, options: PDFKit.Mixins.StructureElementOptions = {}): Element {
    const element = this.pdf.struct(type, options)
    parent.add(element)
    return element
  }

  decorate(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' })
    draw()
    this.pdf.endMarkedContent()
  }

  lines(text: string, look: Look, width: number): Line[] {
    const { size, tracking = 0, hasTabularFigures = false } = look
    return layLines(text, look, width, (part, file) => {
      const known = `${file.name} ${size} ${tracking} ${hasTabularFigures} ${part}`
      const width = this.#widths.get(known) ?? this.#widthOf(part, file, look)
      this.#widths.set(known, width)
      return width
    })
  }

  write(lines: readonly Line[], x: number, y: number, align: 'left' | 'right' = 'left'): number {
    let baseline = y
    for (const line of lines) {
      baseline += line.look.lead
      this.#writeLine(line, align === 'left' ? x : x - line.width, baseline - line.look.lead * 0.25)
    }
    return baseline
  }

  /** A paragraph of its own; what comes next stands below it. */
  paragraph(lines: readonly Line[], x = paper.left, y = this.y, align: 'left' | 'right' = 'left'): void {
    this.open(this.root, 'P').add(() => {
      this.y = this.write(lines, x, y, align)
    })
  }

  /** What stands on each page besides the text, once all of it is written. @param draw given the page's rank, from 1 */
  markPages(draw: (page: number, count: number) => void): void {
    const { count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index)
      this.decorate(() => draw(index + 1, count))
    }
  }

  rule({ ink = 'rule', thickness = 0.5, from = paper.left }: Rule = {}): void {
    this.decorate(() => {
      this.pdf.moveTo(from, this.y).lineTo(paper.right, this.y).lineWidth(thickness).stroke(inks[ink])
    })
  }

  makeRoom(height: number): void {
    if (this.y + height > paper.bottom) this.turn()
  }

  turn(): void {
    this.pdf.addPage()
    this.y = paper.top
    this.atHeadOfPage()
  }

  finish(): Promise<Uint8Array> {
    this.pdf.end()
    return this.#bytes
  }

  #widthOf(text: string, file: FaceFile, { size, tracking = 0, hasTabularFigures }: Look): number {
    const pen = this.pdf.font(file.name).fontSize(size)
    const width = hasTabularFigures ? pen.widthOfString(text, { features: tabular }) : pen.widthOfString(text)
    return width + tracking * Array.from(text).length
  }

  #writeLine({ runs, look }: Line, from: number, baseline: number): void {
    let x = from
    for (const run of runs) {
      this.#writeRun(run, look, x, baseline)
      x += run.width
    }
  }

  #writeRun({ drawn, meant, file }: Run, look: Look, x: number, baseline: number): void {
    const { size, ink, tracking, hasTabularFigures } = look
    if (drawn !== meant) this.pdf.markContent('Span', { actual: meant })
    this.pdf
      .font(file.name)
      .fontSize(size)
      .fillColor(inks[ink])
      .text(drawn, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(tracking === undefined ? {} : { characterSpacing: tracking }),
        ...(hasTabularFigures ? { features: tabular } : {}),
      })
    if (drawn !== meant) this.pdf.endMarkedContent()
  }
}

const tabular: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

export function pdfBytes(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Uint8Array) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
}
