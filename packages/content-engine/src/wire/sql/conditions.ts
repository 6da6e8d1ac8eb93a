import { RefusedStatement } from './rules.ts'
import type { TokenReader } from './tokens.ts'

const deepest = 20
const mostConditions = 200
const mostValues = 500
const comparisons = ['=', '==', '!=', '<>', '<', '>', '<=', '>=']

/** Reads what follows WHERE and writes it again: names quoted, texts replaced by `?` and kept in `values`. */
export class Conditions {
  readonly #reader: TokenReader
  readonly values: string[] = []
  #conditions = 0
  #valueCount = 0
  #depth = 0

  constructor(reader: TokenReader) {
    this.#reader = reader
  }

  read(): string {
    const parts = [this.#negated()]
    for (let joiner = this.#joiner(); joiner; joiner = this.#joiner()) parts.push(joiner, this.#negated())
    return parts.join(' ')
  }

  #joiner(): string | undefined {
    return this.#reader.take('AND', 'OR')
  }

  #negated(): string {
    if (!this.#reader.take('NOT')) return this.#simple()
    return `NOT ${this.#deeper(() => this.#negated())}`
  }

  #simple(): string {
    if (!this.#reader.take('(')) return this.#condition()
    const inside = this.#deeper(() => this.read())
    this.#reader.need('brackets', ')')
    return `(${inside})`
  }

  #deeper(read: () => string): string {
    if (++this.#depth > deepest) throw new RefusedStatement('depth')
    const sql = read()
    this.#depth--
    return sql
  }

  #condition(): string {
    if (++this.#conditions > mostConditions) throw new RefusedStatement('conditions')
    const column = this.#reader.needName('condition')
    if (this.#reader.take('IS'))
      return `${column} IS ${this.#reader.take('NOT') ? 'NOT ' : ''}${this.#null()}`
    const comparison = this.#reader.take(...comparisons)
    if (comparison) return `${column} ${comparison} ${this.#value()}`
    return `${column} ${this.#reader.take('NOT') ? 'NOT ' : ''}${this.#test()}`
  }

  #null(): string {
    this.#reader.need('condition', 'NULL')
    return 'NULL'
  }

  #test(): string {
    if (this.#reader.take('IN')) return `IN (${this.#list().join(', ')})`
    if (this.#reader.take('LIKE')) return `LIKE ${this.#value()}`
    this.#reader.need('condition', 'BETWEEN')
    const low = this.#value()
    this.#reader.need('condition', 'AND')
    return `BETWEEN ${low} AND ${this.#value()}`
  }

  #list(): string[] {
    this.#reader.need('condition', '(')
    if (this.#reader.take(')')) return []
    const values = [this.#value()]
    while (this.#reader.take(',')) values.push(this.#value())
    this.#reader.need('brackets', ')')
    return values
  }

  #value(): string {
    if (++this.#valueCount > mostValues) throw new RefusedStatement('values')
    const constant = this.#reader.take('TRUE', 'FALSE', 'NULL')
    if (constant) return constant
    const token = this.#reader.takeKind('text', 'number')
    if (!token) throw new RefusedStatement('value')
    if (token.kind === 'number') return token.text
    this.values.push(token.text)
    return '?'
  }
}
