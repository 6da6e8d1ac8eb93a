import { RefusedStatement, type Rule } from './rules.ts'

export type Token = {
  readonly kind: 'word' | 'name' | 'text' | 'number' | 'symbol'
  readonly text: string
}

const longest = 10_000

const longestName = 64

/** Cuts a statement into tokens; throws `RefusedStatement` at the first thing no query needs. */
export function tokensOf(sql: string): Token[] {
  if (sql.length > longest) throw new RefusedStatement('length')
  if (sql.includes('\0')) throw new RefusedStatement('nul')
  const tokens: Token[] = []
  let index = 0
  while (index < sql.length) {
    const space = match(spaces, sql, index)
    const piece = space ?? pieceAt(sql, index)
    if (space === undefined) tokens.push(tokenOf(piece))
    index += piece.length
  }
  return tokens
}

const spaces = /[ \t\r\n]+/y

function pieceAt(sql: string, index: number): string {
  const piece = match(pieces, sql, index)
  if (piece === undefined) throw new RefusedStatement(refusalAt(sql, index))
  const follower = sql.charAt(index + piece.length)
  if (/^-?\d/.test(piece) && /[\w.]/.test(follower)) throw new RefusedStatement('number')
  if (/^x$/i.test(piece) && follower === "'") throw new RefusedStatement('blob')
  return piece
}

const pieces = new RegExp(
  [
    /[A-Za-z_]\w*/,
    /'(?:[^']|'')*'/,
    /"(?:[^"]|"")*"/,
    /-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?/,
    /==|!=|<>|<=|>=|=|<(?!<)|>(?!>)/,
    /[(),;*]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'y',
)

const refusals: readonly (readonly [RegExp, Rule])[] = [
  [/--|\/\*/y, 'comment'],
  [/['"]/y, 'quotes'],
  [/[?:@$]/y, 'parameter'],
  [/[[\]`]/y, 'nameQuotes'],
  [/\.\d/y, 'number'],
  [/\./y, 'qualified'],
  [/[|&~<>+\-/%!]/y, 'operator'],
]

function refusalAt(sql: string, index: number): Rule {
  return refusals.find(([pattern]) => match(pattern, sql, index) !== undefined)?.[1] ?? 'character'
}

function tokenOf(piece: string): Token {
  const first = piece.charAt(0)
  if (first === "'") return { kind: 'text', text: piece.slice(1, -1).replaceAll("''", "'") }
  if (first === '"') return { kind: 'name', text: checkedName(piece.slice(1, -1)) }
  if (/[A-Za-z_]/.test(first)) return { kind: 'word', text: checkedName(piece) }
  return { kind: /\d/.test(piece) ? 'number' : 'symbol', text: piece }
}

function checkedName(text: string): string {
  if (text.length > longestName || !/^[A-Za-z_]\w*$/.test(text)) throw new RefusedStatement('name')
  return text
}

function match(pattern: RegExp, sql: string, index: number): string | undefined {
  pattern.lastIndex = index
  return pattern.exec(sql)?.[0]
}

export class TokenReader {
  readonly #tokens: readonly Token[]
  #index = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#tokens.length
  }

  take(...expected: readonly string[]): string | undefined {
    const token = this.#tokens[this.#index]
    if (!token || (token.kind !== 'word' && token.kind !== 'symbol')) return undefined
    const text = token.text.toUpperCase()
    if (!expected.includes(text)) return undefined
    this.#index++
    return text
  }

  need(rule: Rule, ...expected: readonly string[]): void {
    for (const text of expected) if (this.take(text) === undefined) throw new RefusedStatement(rule)
  }

  takeKind(...kinds: readonly Token['kind'][]): Token | undefined {
    const token = this.#tokens[this.#index]
    if (!token || !kinds.includes(token.kind)) return undefined
    this.#index++
    return token
  }

  needName(rule: Rule): string {
    const token = this.takeKind('name', 'word')
    if (!token || (token.kind === 'word' && keywords.has(token.text.toUpperCase())))
      throw new RefusedStatement(rule)
    return `"${token.text}"`
  }
}

const keywords = new Set(
  (
    'SELECT DISTINCT ALL AS FROM WHERE AND OR NOT IN BETWEEN LIKE IS NULL TRUE FALSE ORDER BY ASC DESC LIMIT ' +
    'OFFSET'
  ).split(' '),
)
