const headLength = 4096

/** A file as a stream, decompressed where it is gzip, and its first bytes. */
export async function opened(file: Blob): Promise<{ stream: ReadableStream<Uint8Array>; head: Uint8Array }> {
  const start = new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  if (start[0] !== 0x1f || start[1] !== 0x8b) return { stream: file.stream(), head: start }
  const inflated = () => file.stream().pipeThrough(new DecompressionStream('gzip'))
  const reader = inflated().getReader()
  const { value } = await reader.read().catch(() => ({ value: undefined }))
  await reader.cancel()
  return { stream: inflated(), head: value?.subarray(0, headLength) ?? new Uint8Array() }
}

/** The parts of a stream as they come, until it ends, breaks or goes beyond `most` bytes. Safari cannot walk a stream itself. */
export async function* chunksOf(
  stream: ReadableStream<Uint8Array>,
  onRead?: (bytes: number) => void,
  most = Infinity,
): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  let read = 0
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done || read > most) return
      read += value.length
      yield value
      onRead?.(read)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** The whole of a stream; undefined above `most` bytes. */
export async function bytesOf(
  chunks: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = []
  let total = 0
  for await (const chunk of chunks) {
    total += chunk.length
    if (total > most) return undefined
    parts.push(chunk)
  }
  const bytes = new Uint8Array(total)
  let place = 0
  for (const part of parts) {
    bytes.set(part, place)
    place += part.length
  }
  return bytes
}
