import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { halfWidth, type Meant, type Reading, type Refusal } from '#app/domain/training/typed/reading.ts'

export type ToolQuery = Readonly<Record<string, string | undefined>>

/** Of a field: its label, how to fill it in, the keyboard for it, what to press beside a pad of digits, and least, most
 * and step of one to slide. */
type FieldWords = {
  label?: string
  hint?: string
  isLarge?: boolean
  keys?: 'decimal' | 'numeric'
  pad?: string
  range?: number[]
}

export type ToolFields = {
  readonly names: readonly string[]
  readonly words: Readonly<Record<string, FieldWords>>
  readonly example: ToolQuery
  /** Names of another tool's figures, which go on with what this one finds. */
  readonly carried: readonly string[]
  /** What a distance that was pressed, not typed, leaves of the rest. */
  readonly refit?: Refit
}

type Refit = (query: ToolQuery) => ToolQuery

/** The fields of a tool: every name its address may have, in order, and what the page says of each. */
export function toolFields(
  words: object,
  example: ToolQuery,
  { carried = [], ...more }: { carried?: readonly string[]; refit?: Refit } = {},
): ToolFields {
  const names = [...Object.keys(words), ...carried]
  return { names, words: words as ToolFields['words'], example, carried, ...more }
}

/** What came along for the tool after this one. */
export function carriedOf({ carried }: ToolFields, query: ToolQuery): ToolQuery {
  return Object.fromEntries(carried.map((name) => [name, query[name]]))
}

type Read = { ok: true; reading: string; meant?: Meant } | Refusal

export type FieldReadings = Readonly<Record<string, Read | undefined>>

/** What is typed in each field, read as each is. */
export function readFields<Readers extends Record<string, (typed: string) => Read>>(
  query: ToolQuery,
  readers: Readers,
): { [Name in keyof Readers]: ReturnType<Readers[Name]> } {
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(query[name] ?? '')])
  return Object.fromEntries(read)
}

/** The value read, undefined without one; `whenEmpty` for an empty field. */
export function valueOf(reading: Reading, whenEmpty?: number): number | undefined {
  if (reading.ok) return reading.value
  return reading.reason === 'empty' ? whenEmpty : undefined
}

export function isWrong(reading: Read): boolean {
  return !reading.ok && reading.reason !== 'empty'
}

export function isTyped(query: ToolQuery, ...names: string[]): boolean {
  return names.some((name) => (query[name] ?? '').trim() !== '')
}

/** Choices of a field by their values, as a segmented control has them. */
export function choices<Value extends string>(labels: Readonly<Record<Value, string>>) {
  return Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }))
}

export type Sought = 'allure' | 'temps' | 'distance'

/** Which of three figures a tool is to find. */
export const soughts = choices<Sought>({ allure: 'L’allure', temps: 'Le temps', distance: 'La distance' })

/** The figure asked for, else the one nobody typed; `paces` are the fields a pace is typed in. */
export function soughtOf(query: ToolQuery, ...paces: string[]): Sought {
  const asked = chosen(soughts, query.cherche, undefined)
  if (asked) return asked
  if (!isTyped(query, ...paces)) return 'allure'
  if (!isTyped(query, 'temps')) return 'temps'
  return isTyped(query, 'distance') ? 'allure' : 'distance'
}

export function chosen<Value extends string, Usual extends Value | undefined>(
  options: readonly { value: Value }[],
  typed: string | undefined,
  usual: Usual,
): Value | Usual {
  return options.find(({ value }) => value === typed)?.value ?? usual
}

const longestValue = 200

export function isExample(query: ToolQuery, { example }: ToolFields, names: readonly string[]): boolean {
  return names.every((name) => (query[name] ?? '') === (example[name] ?? ''))
}

export function readToolQuery(
  search: URLSearchParams,
  { names, example, refit }: Pick<ToolFields, 'names' | 'example' | 'refit'>,
): ToolQuery {
  const known = names.filter((name) => search.has(name))
  if (known.length === 0) return example
  const query = Object.fromEntries(
    known.map((name) => [name, halfWidth(search.getAll(name).at(-1) ?? '').slice(0, longestValue)]),
  )
  const isPressed = new Set(search.getAll('distance')).size > 1
  return isPressed && refit ? refit(query) : query
}

export function searchOf(query: ToolQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

const pauseBeforeAddress = 500

/**
 * The query of a tool, from the address, then from every change of its form. After a pause the address follows, without
 * the router, which would ask the server for the page again: nothing that is typed leaves the browser. What was `posted`
 * without a script comes before the address.
 */
export function useToolQuery(fields: ToolFields, posted?: ToolQuery) {
  const { search } = useLocation()
  const [query, setQuery] = useState(() => posted ?? readToolQuery(new URLSearchParams(search), fields))
  const form = useRef<HTMLFormElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A browser that comes back to the page, or a visitor faster than the script, has typed something already.
  useEffect(() => {
    if (!form.current) return
    const typed = queryOfForm(form.current, fields)
    setQuery((current) => (searchOf(typed) === searchOf(current) ? current : typed))
  }, [fields])

  useEffect(() => () => clearTimeout(pause.current), [])

  function follow(event: FormEvent<HTMLFormElement>) {
    const typed = queryOfForm(event.currentTarget, fields)
    setQuery(typed)
    clearTimeout(pause.current)
    pause.current = setTimeout(() => replaceAddress(typed), pauseBeforeAddress)
  }

  return { fields, query, form, follow }
}

export function queryOfForm(form: HTMLFormElement, fields: ToolFields): ToolQuery {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return readToolQuery(new URLSearchParams(entries), { ...fields, example: {} })
}

function replaceAddress(query: ToolQuery): void {
  history.replaceState(history.state, '', location.pathname + searchOf(query) + location.hash)
}
