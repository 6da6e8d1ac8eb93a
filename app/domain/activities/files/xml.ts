import { SaxesParser } from 'saxes'

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
 * Reads XML as it comes, and on after an error, until fifty; false where there was one, or no end. Throws `HostileXml` for
 * definitions of entities, which no activity has, and for nesting deeper than 100.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  { open, close }: XmlHandlers,
): Promise<boolean> {
  const parser = new SaxesParser<PlainOptions>({ xmlns: false, position: false })
  const path: string[] = []
  let text = ''
  let errors = 0
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
  })
  parser.on('closetag', () => {
    const local = path.pop() ?? ''
    close(local, text.trim().slice(0, longestText), path)
    text = ''
  })
  try {
    for await (const part of decoded(chunks)) parser.write(part)
    parser.close()
    return errors === 0
  } catch (error) {
    if (error instanceof BrokenXml) return false
    throw error
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

async function* decoded(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of chunks) {
    const isFirst = decoder === undefined
    decoder ??= decoderOf(chunk)
    const text = escaped(decoder.decode(chunk, { stream: true }))
    // Strava writes TCX files with white space first.
    yield isFirst ? text.trimStart() : text
  }
  if (decoder) yield decoder.decode()
}

const bareAmpersand = /&(?!#?\w{1,31}(?:;|$))/g

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
