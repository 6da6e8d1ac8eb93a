import type { RawRow } from './raw.ts'
import { valueOf } from './values.ts'

type Column = keyof RawRow

export type Points = {
  /** The element a point is. */
  name: string
  /** What an element inside says, by its name and that of its parent; or an attribute, by `@` and its name. */
  columnOf: (name: string, parent: string) => Column | undefined
  /** Elements that mean something wherever they stand: one inside a point is for the parser. */
  structure: ReadonlySet<string>
  add: (row: RawRow) => void
}

/** `row` is the same object for each point: `add` copies what it says. */
type Pattern = { whole: RegExp; columns: readonly Column[]; row: RawRow }

const space = String.raw`[ \t\r\n]*`
const word = String.raw`[\w.:+-]`
const name = String.raw`[A-Za-z][\w:.-]*`
const plainTag = new RegExp(
  String.raw`<(\/?)(${name})((?: ${name}="${word}*")*)(\/?)>${space}(${word}{0,200})${space}`,
  'y',
)
const plainAttribute = new RegExp(` (${name})=`, 'g')

const mostPatterns = 20
const mostTags = 50

/**
 * The points of a file are written alike: once one is known, the next are read by its pattern, in which all but their words
 * is the same. Whatever is not plain, as entities, comments or accents, is for the parser.
 */
export class PointPatterns {
  readonly start: string
  #points: Points
  #patterns: Pattern[] = []
  #triesLeft = 2 * mostPatterns

  constructor(points: Points) {
    this.#points = points
    this.start = `<${points.name}`
  }

  /** A point inside another is for the parser, and so is one so deep that what it holds may be too deep. */
  mayStandIn(path: readonly string[]): boolean {
    return path.length < mostTags && !path.includes(this.#points.name)
  }

  /** Reads the point at `start`, and says where it ends with the space after it; `start` where the parser must read it. */
  read(text: string, start: number): number {
    for (const { whole, columns, row } of this.#patterns) {
      whole.lastIndex = start
      const words = whole.exec(text)
      if (!words) continue
      for (let column = 0; column < columns.length; column += 1) {
        const name = columns[column] ?? 'seconds'
        row[name] = valueOf(name, words[column + 1] ?? '')
      }
      this.#points.add(row)
      return whole.lastIndex
    }
    const pattern = this.#triesLeft > 0 ? patternOf(text, start, this.#points) : undefined
    this.#triesLeft -= 1
    if (!pattern || this.#patterns.length === mostPatterns) return start
    this.#patterns.push(pattern)
    return this.read(text, start)
  }
}

/** How the point at `start` is written; undefined where it is not whole, not plain, or says the same twice. */
function patternOf(text: string, start: number, { name, columnOf, structure }: Points): Pattern | undefined {
  const columns: Column[] = []
  const seen = new Set<string>()
  const open: string[] = []
  let source = ''
  let words = ''
  const isNew = (column: Column | undefined) => column === undefined || seen.size < seen.add(column).size
  const capture = (column: Column | undefined, source: string) => {
    if (column) columns.push(column)
    return column ? `(${source})` : source
  }
  plainTag.lastIndex = start
  for (let tag = 0; tag < mostTags; tag += 1) {
    const [, slash = '', qualified = '', written = '', empty = '', next = ''] = plainTag.exec(text) ?? []
    const element = withoutPrefix(qualified)
    const isPlain = slash
      ? open.pop() === qualified && !written && !empty
      : tag === 0
        ? qualified === name
        : qualified !== '' && !structure.has(element)
    if (!isPlain) return undefined
    const said = slash || empty ? columnOf(element, withoutPrefix(open.at(-1) ?? '')) : undefined
    if (!isNew(said)) return undefined
    if (words) source += capture(slash ? said : undefined, `${word}{1,200}`) + space
    source += `<${slash}${literal(qualified)}`
    for (const [, attribute = ''] of written.matchAll(plainAttribute)) {
      const told = columnOf(`@${attribute}`, element)
      if (!isNew(told) || seen.size === seen.add(`${tag} ${attribute}`).size) return undefined
      source += ` ${literal(attribute)}="${capture(told, `${word}*`)}"`
    }
    source += `${empty}>${space}`
    if (!slash && !empty) open.push(qualified)
    if (open.length === 0) return { whole: new RegExp(source, 'y'), columns, row: {} }
    words = next
  }
  return undefined
}

function literal(qualified: string): string {
  return qualified.replaceAll('.', String.raw`\.`)
}

export function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
