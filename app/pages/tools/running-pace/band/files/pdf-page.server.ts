import { deflateSync } from 'node:zlib'

type PdfPage = {
  title: string
  /** Width and height in points (1/72 inch). */
  size: readonly [number, number]
  /** What draws the page: PDF operators. */
  operators: string
}

/**
 * A PDF of one page, in French, that viewers print at its true size unless told otherwise. Its one font, which every
 * reader has, is for words that lie unseen under outlines (`/F1`): they can be searched, copied and read aloud.
 */
export function pdfOfPage({ title, size, operators }: PdfPage): Buffer {
  const drawn = deflateSync(Buffer.from(operators, 'latin1'))
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) /ViewerPreferences << /PrintScaling /None /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    [`<< /Length ${drawn.length} /Filter /FlateDecode >>\nstream\n`, drawn, '\nendstream'],
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Title ${pdfText(title)} >>`,
  ].map((content, index) => bufferOf([`${index + 1} 0 obj\n`, content, '\nendobj\n'].flat()))
  const head = Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')
  return Buffer.concat([head, ...objects, crossReferences(head, objects)])
}

/** A text of any alphabet, as UTF-16. */
function pdfText(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`
}

function bufferOf(parts: (string | Buffer)[]): Buffer {
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))
}

/** Where each object begins, to the byte. */
function crossReferences(head: Buffer, objects: Buffer[]): Buffer {
  const offsets: number[] = []
  let offset = head.length
  for (const object of objects) {
    offsets.push(offset)
    offset += object.length
  }
  const count = objects.length + 1
  const entries = offsets.map((from) => `${String(from).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `xref\n0 ${count}\n0000000000 65535 f \n${entries}` +
      `trailer\n<< /Size ${count} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${offset}\n%%EOF\n`,
    'latin1',
  )
}
