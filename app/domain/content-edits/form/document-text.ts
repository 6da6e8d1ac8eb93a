/** A document as its form holds it: fields in YAML, and the text below them where there is one. */
export type DocumentText = { readonly header: string; readonly body: string | undefined }

export function splitText(text: string, file: string): DocumentText {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  if (!file.endsWith('.md')) return { header: plain, body: undefined }
  const [, header, body] = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n([\s\S]*))?$/.exec(plain) ?? []
  return body === undefined && header === undefined
    ? { header: '', body: plain }
    : { header: header ?? '', body: (body ?? '').replace(/^\n+/, '') }
}

export function joinedText({ header, body }: DocumentText): string {
  const fields = header.replace(/\n*$/, '\n')
  return body === undefined ? fields : `---\n${fields}---\n\n${body.replace(/\n*$/, '\n')}`
}

/** The line of a whole text as a line of its body, from 1; undefined above it. */
export function lineInBody(text: string, file: string, line: number): number | undefined {
  const { body } = splitText(text, file)
  if (body === undefined) return undefined
  const above = text.replaceAll('\r\n', '\n').split('\n').length - body.split('\n').length
  return line > above ? line - above : undefined
}
