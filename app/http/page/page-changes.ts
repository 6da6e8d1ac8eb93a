export type PageChange = { readonly from: number; readonly to: number; readonly text: Buffer }

export function replaceIn(page: Buffer, text: string, into: string | Buffer): PageChange[] {
  const from = page.indexOf(text)
  return from === -1 ? [] : [{ from, to: from + Buffer.byteLength(text), text: Buffer.from(into) }]
}

export function changePage(page: Buffer, changes: readonly PageChange[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let at = 0
  for (const { from, to, text } of changes.toSorted((a, b) => a.from - b.from)) {
    pieces.push(page.subarray(at, from), text)
    at = to
  }
  return Buffer.concat([...pieces, page.subarray(at)])
}
