/** The lines of a stream of UTF-8, some at a time, without their ends. What follows the last line end is not a line. */
export async function* wholeLines(
  bytes: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<readonly string[]> {
  const reader = bytes
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true, ignoreBOM: true }))
    .getReader()
  try {
    let rest = ''
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      const [first = '', ...others] = read.value.split('\n')
      const last = others.pop()
      if (last === undefined) rest += first
      else {
        yield [rest + first, ...others]
        rest = last
      }
    }
  } finally {
    // Read to its end, or not wanted any more.
    await reader.cancel().catch(() => undefined)
  }
}
