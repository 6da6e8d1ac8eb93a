import { csvRows } from '#app/domain/shared/forms/csv-rows.ts'
import { groupSlug } from '#app/domain/shared/group-slug.ts'

export type TypedPerson = {
  readonly line: number
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly groups: string
}

const heads = {
  name: ['Nom complet', 'Nom et prénom', 'Prénom et nom', 'Athlète', 'Personne'],
  lastName: ['Nom', 'Nom de famille'],
  firstName: ['Prénom'],
  email: ['E-mail', 'Mail', 'Courriel', 'Adresse', 'Adresse e-mail', 'Adresse mail', 'Email'],
  groups: ['Groupes', 'Groupe'],
} as const
type Column = keyof typeof heads
const columns = Object.keys(heads) as Column[]

export const mostLines = 2000

export type ReadList =
  | { readonly ok: true; readonly people: readonly TypedPerson[] }
  | { readonly ok: false; readonly problem: string }

/** The people of a pasted table: with a line of heads, or name, address and group as they come. */
export function readPeopleList(text: string): ReadList {
  const rows = csvRows(text.replace(/^\uFEFF/, '').replaceAll('\0', ''))
  const named = columnsNamed(rows[0]?.cells ?? [])
  const lines = named ? rows.slice(1) : rows
  if (lines.length === 0)
    return { ok: false, problem: 'Collez au moins une ligne\u00a0: nom, adresse e-mail, groupe.' }
  if (lines.length > mostLines)
    return {
      ok: false,
      problem: `${lines.length} lignes, c’est trop en une fois\u00a0: ${mostLines} au plus. Coupez la liste en deux.`,
    }
  const people = lines.map(({ line, cells }) => ({
    line,
    ...(named ? personInColumns(cells, named) : personAsTyped(cells)),
  }))
  return { ok: true, people }
}

function columnsNamed(cells: readonly string[]): Map<Column, number> | undefined {
  const found = new Map<Column, number>()
  for (const [index, cell] of cells.entries()) {
    const column = columns.find((one) => heads[one].some((head) => groupSlug(head) === groupSlug(cell)))
    if (column && !found.has(column)) found.set(column, index)
  }
  return found.has('email') ? found : undefined
}

function personInColumns(cells: readonly string[], named: ReadonlyMap<Column, number>) {
  const cell = (column: Column) => cells[named.get(column) ?? -1] ?? ''
  const isWhole = !named.has('firstName')
  const whole = namesOf(cell('name') || cell('lastName'))
  const names = isWhole ? whole : { firstName: cell('firstName'), lastName: cell('lastName') }
  return { ...names, email: cell('email'), groups: cell('groups') }
}

const inBrackets = /^(?<name>.*?)\s*<(?<email>[^<>@]+@[^<>]+)>$/

function personAsTyped(cells: readonly string[]) {
  const written = inBrackets.exec(cells[0] ?? '')?.groups
  if (written)
    return { ...namesOf(written.name ?? ''), email: written.email ?? '', groups: restOf(cells.slice(1)) }
  const at = cells.findIndex((cell) => cell.includes('@'))
  if (at < 0) return { ...namesOf(cells[0] ?? ''), email: cells[1] ?? '', groups: restOf(cells.slice(2)) }
  const before = cells.slice(0, at).filter((cell) => cell !== '')
  const names =
    before.length > 1
      ? { firstName: before[0] ?? '', lastName: before.slice(1).join(' ') }
      : namesOf(before[0] ?? '')
  return { ...names, email: cells[at] ?? '', groups: restOf(cells.slice(at + 1)) }
}

function restOf(cells: readonly string[]): string {
  return cells.filter((cell) => cell !== '').join(', ')
}

/** « Zoé Le Maître », « LE MAÎTRE Zoé »: a name in capitals is the family’s. */
function namesOf(whole: string) {
  const words = whole.split(/\s+/).filter((word) => word !== '')
  const isCapital = (word: string) => word.length > 1 && word === word.toUpperCase()
  const [first = '', ...others] = words
  const capitals = words.filter(isCapital)
  if (isCapital(first) && capitals.length < words.length)
    return { firstName: words.filter((word) => !isCapital(word)).join(' '), lastName: capitals.join(' ') }
  return { firstName: first, lastName: others.join(' ') }
}
