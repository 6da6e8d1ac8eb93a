/** What a browser would send of the form with this class, unchanged: its names and values, in order. */
export function formFields(html: string, className: string): URLSearchParams {
  const form =
    new RegExp(`<form[^>]*class="[^"]*\\b${className}\\b[^"]*"[^>]*>([\\s\\S]*?)</form>`).exec(html)?.[1] ??
    ''
  const fields = new URLSearchParams()
  const controls =
    /<input\b([^>]*)>|<textarea\b([^>]*)>([\s\S]*?)<\/textarea>|<select\b([^>]*)>([\s\S]*?)<\/select>/g
  for (const [, input, area, text = '', select, options = ''] of form.matchAll(controls)) {
    const attributes = input ?? area ?? select ?? ''
    const name = attributeOf(attributes, 'name')
    if (name === undefined || (/type="checkbox"/.test(attributes) && !/\bchecked\b/.test(attributes)))
      continue
    const chosen =
      /<option\b([^>]*\bselected\b[^>]*)>/.exec(options)?.[1] ?? /<option\b([^>]*)>/.exec(options)?.[1]
    const value =
      area === undefined ? attributeOf(input ?? chosen ?? '', 'value') : decoded(text).replace(/^\n/, '')
    fields.append(decoded(name), value ?? '')
  }
  return fields
}

function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]
  return value === undefined ? undefined : decoded(value)
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

function decoded(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
}
