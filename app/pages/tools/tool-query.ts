import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useLocation } from 'react-router'

export type ToolQuery = Readonly<Record<string, string | undefined>>

export type ToolFields = { readonly names: readonly string[]; readonly example: ToolQuery }

const longestValue = 200

export function isExample(query: ToolQuery, { example }: ToolFields, names: readonly string[]): boolean {
  return names.every((name) => (query[name] ?? '') === (example[name] ?? ''))
}

export function readToolQuery(search: URLSearchParams, { names, example }: ToolFields): ToolQuery {
  const known = names.filter((name) => search.has(name))
  if (known.length === 0) return example
  return Object.fromEntries(known.map((name) => [name, shortened(search.getAll(name).at(-1))]))
}

export function searchOf(query: ToolQuery): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value)
  return search.size > 0 ? `?${search}` : ''
}

function shortened(value = ''): string {
  return value.slice(0, longestValue)
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

  return { query, form, follow }
}

function queryOfForm(form: HTMLFormElement, fields: ToolFields): ToolQuery {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return readToolQuery(new URLSearchParams(entries), { ...fields, example: {} })
}

function replaceAddress(query: ToolQuery): void {
  history.replaceState(history.state, '', location.pathname + searchOf(query) + location.hash)
}
