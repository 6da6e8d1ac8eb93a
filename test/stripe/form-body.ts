export type FormValue = string | { [name: string]: FormValue }

/** A body as Stripe's protocol writes it: `line_items[0][quantity]=2` is `{ line_items: { 0: { quantity: '2' } } }`. */
export function readFormBody(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    place(root, [first, ...rest], value)
  }
  return root
}

function place(branch: Record<string, FormValue>, [name = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    branch[name] = value
    return
  }
  const next = branch[name]
  const inner = typeof next === 'object' ? next : {}
  branch[name] = inner
  place(inner, rest, value)
}

export function textAt(value: FormValue | undefined, ...path: string[]): string | undefined {
  const [name, ...rest] = path
  if (name === undefined) return typeof value === 'string' ? value : undefined
  return typeof value === 'object' ? textAt(value[name], ...rest) : undefined
}

export function partsAt(value: FormValue | undefined): FormValue[] {
  return typeof value === 'object' ? Object.values(value) : []
}
