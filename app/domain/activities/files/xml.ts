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

/**
 * Reads XML as it comes. What can be read before an error was handled; false where there was one, or no end. Throws
 * `HostileXml` for definitions of entities, which no activity has, and for nesting deeper than 100.
 */
export async function readXml(
  chunks: AsyncIterable<Uint8Array>,
  { open, close }: XmlHandlers,
): Promise<boolean> {
  const parser = new SaxesParser<PlainOptions>({ xmlns: false, position: false })
  const path: string[] = []
  let text = ''
  parser.on('error', ({ message }) => {
    throw new BrokenXml(message)
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
    return true
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
    decoder ??= decoderOf(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

function decoderOf(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder('utf-16le')
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder('utf-16be')
  const head = new TextDecoder('latin1').decode(start.subarray(0, 200))
  const isLatin = /^[^>]*encoding=["'](?:iso-8859-15?|windows-1252)["']/i.test(head)
  return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8')
}
