/** What the query process and its parent say to each other: kind (1 byte), milliseconds (2), length (4), body. */
export type Frame = { readonly kind: FrameKind; readonly milliseconds: number; readonly body: Buffer }

/** The parent asks; the process says once that it is ready, then answers each question in turn. */
type FrameKind = 'question' | 'ready' | 'rows' | 'refusal' | 'failure'

const kinds: readonly FrameKind[] = ['question', 'ready', 'rows', 'refusal', 'failure']
const headBytes = 7
const longestTime = 0xffff

export function frameHead(kind: FrameKind, bodyBytes: number, milliseconds = 0): Buffer {
  const head = Buffer.alloc(headBytes)
  head.writeUInt8(kinds.indexOf(kind), 0)
  head.writeUInt16BE(Math.min(longestTime, Math.round(milliseconds)), 1)
  head.writeUInt32BE(bodyBytes, 3)
  return head
}

export function frameOf(kind: FrameKind, body: string): Buffer {
  const bytes = Buffer.from(body)
  return Buffer.concat([frameHead(kind, bytes.length), bytes])
}

export class FrameReader {
  #pieces: Buffer[] = []
  #bytes = 0
  #wanted = headBytes

  read(piece: Buffer): Frame[] {
    const frames: Frame[] = []
    this.#pieces.push(piece)
    this.#bytes += piece.length
    while (this.#bytes >= this.#wanted) {
      const all = Buffer.concat(this.#pieces, this.#bytes)
      this.#wanted = headBytes + all.readUInt32BE(3)
      const isWhole = all.length >= this.#wanted
      if (isWhole) frames.push(frameIn(all.subarray(0, this.#wanted)))
      const rest = isWhole ? all.subarray(this.#wanted) : all
      if (isWhole) this.#wanted = headBytes
      this.#pieces = [rest]
      this.#bytes = rest.length
    }
    return frames
  }
}

function frameIn(bytes: Buffer): Frame {
  const kind = kinds[bytes.readUInt8(0)] ?? 'failure'
  return { kind, milliseconds: bytes.readUInt16BE(1), body: bytes.subarray(headBytes) }
}
