import { useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import type { Library } from './library.ts'

/** The photos that the window shows, asked of the site; the last question counts. */
export function useLibrary() {
  const [library, setLibrary] = useState<Library>()
  const [isLoading, setLoading] = useState(true)
  const [hasFailed, setFailed] = useState(false)
  const asked = useRef<AbortController>(undefined)
  const ask = async (search: string, page: number) => {
    asked.current?.abort()
    const { signal } = (asked.current = new AbortController())
    setLoading(true)
    const query = new URLSearchParams({ q: search, page: String(page) })
    const found = await jsonOf<Library>(fetch(`${href('/admin/textes/photos')}?${query}`, { signal }))
    if (signal.aborted) return
    setLoading(false)
    setFailed(found === undefined)
    if (found) setLibrary(found)
  }
  const first = useRef(ask)
  useEffect(() => {
    void first.current('', 1)
    return () => asked.current?.abort()
  }, [])
  return { library, isLoading, hasFailed, ask }
}

/** What the site answered; undefined without a connection, or once the session has ended. */
export async function jsonOf<Answer>(asking: Promise<Response>): Promise<Answer | undefined> {
  try {
    const response = await asking
    const isAnswer = response.headers.get('content-type')?.includes('json')
    return isAnswer ? ((await response.json()) as Answer) : undefined
  } catch {
    return undefined
  }
}
