import { getDocumentProxy } from 'unpdf'

type PdfText = {
  title: string
  language: string
  /** What a reader finds on each page, line by line. */
  pages: string[]
  /** The headings, paragraphs and table cells of each page, as a screen reader finds them: `TH Total`. */
  elements: string[][]
  /** Where each piece of text begins, in points from the top left corner of its page. */
  places: { page: number; text: string; x: number; y: number; width: number }[]
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>
type Node = Awaited<ReturnType<Page['getStructTree']>>

/** A PDF as a viewer reads it: what can be selected, searched and read aloud. */
export async function readPdfText(bytes: Uint8Array): Promise<PdfText> {
  // The reader takes its bytes for itself.
  const document = await getDocumentProxy(Uint8Array.from(bytes))
  const pages: string[] = []
  const elements: string[][] = []
  const places: PdfText['places'] = []
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const { texts, byMark } = await textsOf(page)
    pages.push(texts.map(({ text, endsLine }) => text + (endsLine ? '\n' : '')).join(''))
    elements.push(elementsOf(await page.getStructTree(), byMark))
    places.push(...texts.map(({ text, x, y, width }) => ({ page: number, text, x, y, width })))
  }
  const { info } = await document.getMetadata()
  return { title: wordIn(info, 'Title'), language: wordIn(info, 'Language'), pages, elements, places }
}

type Text = { text: string; endsLine: boolean; x: number; y: number; width: number }

async function textsOf(page: Page): Promise<{ texts: Text[]; byMark: Map<string, string> }> {
  const texts: Text[] = []
  const byMark = new Map<string, string>()
  const open: string[] = []
  const height = page.getViewport({ scale: 1 }).height
  const { items } = await page.getTextContent({ includeMarkedContent: true, disableNormalization: true })
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? '')
      continue
    }
    const [, , , , x = 0, y = 0] = item.transform.map(Number)
    texts.push({ text: item.str, endsLine: item.hasEOL, x, y: height - y, width: item.width })
    const mark = open.findLast((id) => id !== '')
    if (mark !== undefined) byMark.set(mark, (byMark.get(mark) ?? '') + item.str + (item.hasEOL ? '\n' : ''))
  }
  return { texts, byMark }
}

function elementsOf(tree: Node, byMark: Map<string, string>): string[] {
  const found: string[] = []
  const visit = (node: NonNullable<Node>, role: string) => {
    let text = ''
    for (const child of node.children) {
      if ('role' in child) visit(child, child.role)
      else if ('id' in child) text += byMark.get(child.id) ?? ''
    }
    if (text.trim() !== '') found.push(`${role} ${text.replaceAll('\n', ' ').trim()}`)
  }
  if (tree) visit(tree, tree.role)
  return found
}

function wordIn(info: object, name: string): string {
  const word: unknown = Object.entries(info).find(([key]) => key === name)?.[1]
  return typeof word === 'string' ? word : ''
}
