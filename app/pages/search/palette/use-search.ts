import { useEffect, useState } from 'react'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search'
import { searchSource } from './search-source.ts'

export type SearchState = {
  readonly answer: SearchAnswer | undefined
  readonly status: 'idle' | 'pending' | 'slow' | 'answered' | 'failed'
}

type Heard = SearchState & { readonly question: string }

const nothing: Heard = { question: '', answer: undefined, status: 'idle' }
const slowAfter = 500

export function useSearch(query: string, kind: SearchKind | undefined, attempt: number): SearchState {
  const [heard, setHeard] = useState(nothing)
  const question = query === '' ? '' : JSON.stringify([query, kind?.slug, attempt])
  useEffect(() => {
    if (question === '') return
    let isWanted = true
    const hear = (change: Partial<Heard>) => {
      if (isWanted) setHeard((before) => ({ ...before, ...change, question }))
    }
    const slow = setTimeout(() => hear({ status: 'slow' }), slowAfter)
    const frame = requestAnimationFrame(() => {
      searchSource.current
        .search(query, kind ? [kind] : [])
        .then(
          (answer) => hear({ answer, status: 'answered' }),
          () => hear({ answer: undefined, status: 'failed' }),
        )
        .finally(() => clearTimeout(slow))
    })
    return () => {
      isWanted = false
      cancelAnimationFrame(frame)
      clearTimeout(slow)
    }
  }, [question, query, kind])
  if (question === '') return nothing
  return heard.question === question ? heard : { answer: heard.answer, status: 'pending' }
}
