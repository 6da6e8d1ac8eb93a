import type { FieldView } from '#app/domain/content-edits/form/views.ts'

/** A passage that two people changed, its lines of facts by the names of their fields: « Téléphone : 06… ». */
export function passageInWords(passage: string, fields: readonly FieldView[]): string {
  const labels = new Map(labelsIn(fields))
  return passage.replaceAll(/^[ -]*(\w+):(?: (.*))?$/gm, (line: string, key: string, value = '') => {
    const label = labels.get(key)
    return label === undefined ? line : `${label}\u00a0: ${unquoted(value)}`.trim()
  })
}

function labelsIn(fields: readonly FieldView[]): [key: string, label: string][] {
  return fields.flatMap((field) => {
    const own: [string, string] = [field.name.split('.').at(-1) ?? '', field.label]
    if (field.kind === 'group') return [own, ...labelsIn(field.fields)]
    if (field.kind === 'list') return [own, ...field.items.flatMap((item) => labelsIn(item.fields))]
    return [own]
  })
}

function unquoted(value: string): string {
  const [, quote = '', inner = value] = /^(['"])(.*)\1$/.exec(value) ?? []
  return quote === "'" ? inner.replaceAll("''", "'") : inner
}
