import { RefusedStatement } from './rules.ts'
import type { Rule } from './rules.ts'
import type { Token } from './tokens.ts'

/** Reads tokens one after the other; what it does not find where it must be is a refusal by the given rule. */
export class TokenReader {
  readonly #tokens: readonly Token[]
  #index = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  get isAtEnd(): boolean {
    return this.#index >= this.#tokens.length
  }

  /** Takes the next token if it is one of these keywords or symbols (capital letters). */
  take(...expected: readonly string[]): string | undefined {
    const token = this.#tokens[this.#index]
    if (!token || (token.kind !== 'word' && token.kind !== 'symbol')) return undefined
    const text = token.text.toUpperCase()
    if (!expected.includes(text)) return undefined
    this.#index++
    return text
  }

  /** Takes these keywords or symbols, all of them. */
  need(rule: Rule, ...expected: readonly string[]): void {
    for (const text of expected) if (this.take(text) === undefined) throw new RefusedStatement(rule)
  }

  /** Takes a token of one of these kinds. */
  takeKind(...kinds: readonly Token['kind'][]): Token | undefined {
    const token = this.#tokens[this.#index]
    if (!token || !kinds.includes(token.kind)) return undefined
    this.#index++
    return token
  }

  /** Takes a name, quoted or not, and gives it in double quotes. */
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
