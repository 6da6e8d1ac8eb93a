import type { Document } from 'yaml'

type File = Record<string, unknown>
type Put = (path: readonly string[], value: unknown) => void

/** What a form says beside the words and the price of a product: where each stands in its file. */
const placesOfFacts = {
  storyTitle: ['story', 'title'],
  storyText: ['story', 'text'],
  guideAdvice: ['sizeGuide', 'advice'],
  makerName: ['maker', 'name'],
  makerStreet: ['maker', 'address', 'street'],
  makerPostcode: ['maker', 'address', 'postcode'],
  makerCity: ['maker', 'address', 'city'],
  makerCountry: ['maker', 'address', 'country'],
  makerEmail: ['maker', 'email'],
  withdrawal: ['withdrawal'],
  addedOn: ['addedOn'],
} as const

const numbered = { deliveryDelay: ['deliveryDelay'] } as const

/** Fields of several lines: warnings and products that go with it one a line, the size guide a table. */
export function factsAsTyped(file: File): Record<string, string> {
  const typed = Object.fromEntries(
    Object.entries({ ...placesOfFacts, ...numbered }).map(([name, path]) => [name, wordsAt(file, path)]),
  )
  const guide = file.sizeGuide as { columns?: unknown[]; rows?: unknown[][] } | undefined
  return {
    ...typed,
    withdrawal: typed.withdrawal || '14-jours',
    guideTable: guide
      ? [guide.columns ?? [], ...(guide.rows ?? [])].map((row) => row.join(' | ')).join('\n')
      : '',
    warnings: linesAt(file.warnings),
    related: linesAt(file.related),
  }
}

function wordsAt(file: File, path: readonly string[]): string {
  const value = path.reduce<unknown>((inner, name) => (inner as File | undefined)?.[name], file)
  return typeof value === 'string' || typeof value === 'number' ? evenSpaces(String(value)) : ''
}

const linesAt = (value: unknown) =>
  Array.isArray(value) ? value.map((line) => evenSpaces(String(line))).join('\n') : ''
const evenSpaces = (typed = '') => typed.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const linesOf = (typed = '') => typed.split('\n').map(evenSpaces).filter(Boolean)

/** Writes those that were touched, and no other; a part left without words goes as a whole. */
export function changeFacts(document: Document, typed: Readonly<Record<string, string>>): void {
  const before = factsAsTyped(document.toJS() as File)
  const isTouched = (name: string) =>
    typed[name] !== undefined && linesOf(typed[name]).join('\n') !== before[name]
  const put: Put = (path, value) =>
    value === '' || (Array.isArray(value) && value.length === 0)
      ? document.deleteIn(path)
      : document.setIn(path, typeof value === 'object' ? document.createNode(value) : value)
  for (const [name, path] of Object.entries(placesOfFacts))
    if (isTouched(name)) put(path, evenSpaces(typed[name]))
  for (const [name, path] of Object.entries(numbered)) if (isTouched(name)) put(path, numberOf(typed[name]))
  for (const name of ['warnings', 'related']) if (isTouched(name)) put([name], linesOf(typed[name]))
  if (isTouched('guideTable')) putGuide(put, linesOf(typed.guideTable).map(cellsOf))
  removeEmpty(document, 'story')
}

const numberOf = (typed = '') => (/^\d+$/.test(typed.trim()) ? Number(typed) : evenSpaces(typed))
const cellsOf = (line: string) => line.split('|').map(evenSpaces)

function putGuide(put: Put, [columns, ...rows]: string[][]): void {
  if (!columns) return put(['sizeGuide'], '')
  put(['sizeGuide', 'columns'], columns)
  put(['sizeGuide', 'rows'], rows)
}

function removeEmpty(document: Document, name: string): void {
  const part = (document.toJS() as File)[name]
  if (part && Object.keys(part).length === 0) document.delete(name)
}
