import { SaxesParser } from 'saxes'
import { withoutPrefix, type PointPatterns } from './point-patterns.ts'

export class HostileXml extends Error {}

class BrokenXml extends Error {}

export type XmlHandlers = {
  /** Names are without prefix; `parents` ends with the element that holds this one. */
  open: (name: string, attributes: Record<string, string>, parents: readonly string[]) => void
  /** Once for each element, with its own text, trimmed, of 200 characters at most. */
  close: (name: string, text: string, parents: readonly string[]) => void
}

type PlainOptions = { xmlns: false; position: false }

const longestText = 200
const deepest = 100
const mostErrors = 50

/**
 * Reads XML as it comes, and on after an error, until fifty; false where there was one, or no end. What `points` reads is
 * not told to the handlers. Throws `HostileXml` for definitions of entities, which no activity has, and for nesting deeper
 * than 100.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  { open, close }: XmlHandlers,
  points: PointPatterns,
): Promise<boolean> {
  const parser = new SaxesParser<PlainOptions>({ xmlns: false, position: false })
  const path: string[] = []
  let text = ''
  let errors = 0
  /** Whether what comes next stands between two tags inside an element, and nothing but space has come since. */
  let isBetween = false
  parser.on('error', ({ message }) => {
    errors += 1
    if (errors > mostErrors) throw new BrokenXml(message)
  })
  parser.on('doctype', () => {
    throw new HostileXml()
  })
  parser.on('text', (more) => {
    if (text.length < longestText) text += more.slice(0, longestText)
  })
  parser.on('cdata', (more) => {
    if (text.length < longestText) text += more.slice(0, longestText)
  })
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    const local = withoutPrefix(name)
    open(local, attributes, path)
    path.push(local)
    if (path.length > deepest) throw new HostileXml()
    isBetween = true
  })
  parser.on('closetag', () => {
    const local = path.pop() ?? ''
    close(local, text.trim().slice(0, longestText), path)
    text = ''
    isBetween = path.length > 0
  })
  const write = (part: string) => {
    const end = part.lastIndexOf('>')
    if (end >= 0) {
      parser.write(part.slice(0, end))
      // In a comment, an attribute and the like no tag ends with it.
      isBetween = false
      parser.write('>')
    }
    const rest = part.slice(end + 1)
    parser.write(rest)
    isBetween &&= rest.trim() === ''
  }
  try {
    for await (const part of decoded(chunks)) {
      let from = 0
      for (let start = part.indexOf(points.start); start >= 0;) {
        if (start > from) write(part.slice(from, start))
        from = errors === 0 && isBetween && points.mayStandIn(path) ? points.read(part, start) : start
        start = part.indexOf(points.start, Math.max(from, start + 1))
      }
      write(part.slice(from))
    }
    parser.close()
    return errors === 0
  } catch (error) {
    if (error instanceof BrokenXml) return false
    throw error
  }
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let held = ''
  for await (const chunk of chunks) {
    const isFirst = decoder === undefined
    decoder ??= decoderOf(chunk)
    const text = held + decoder.decode(chunk, { stream: true })
    const end = text.includes('&') ? text.search(cutReference) : -1
    held = end < 0 ? '' : text.slice(end)
    const whole = escaped(end < 0 ? text : text.slice(0, end))
    // Strava writes TCX files with white space first.
    yield isFirst ? whole.trimStart() : whole
  }
  if (decoder) yield escaped(held + decoder.decode())
}

const bareAmpersand = /&(?!#?\w{1,31};)/g
const cutReference = /&#?\w{0,31}$/

/** Names are written with bare « & » by some; the parser would read on to the next « ; ». */
function escaped(text: string): string {
  return text.includes('&') ? text.replace(bareAmpersand, '&amp;') : text
}

function decoderOf(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  const head = new TextDecoder('latin1').decode(start.subarray(0, 200))
  const isLatin = /^[^>]*encoding=["'](?:iso-8859-15?|windows-1252)["']/i.test(head)
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8')
}
