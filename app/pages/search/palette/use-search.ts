import { useEffect, useRef, useState } from 'react'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import type { SearchAnswer } from '@allure/content-engine/search'
import { reportEmptySearch, search } from './search-source.ts'

export type SearchState = {
  readonly answer: SearchAnswer | undefined
  readonly status: 'idle' | 'pending' | 'slow' | 'answered' | 'failed'
  readonly isOffline?: boolean
}

type Heard = SearchState & { readonly question: string }

const nothing: Heard = { question: '', answer: undefined, status: 'idle' }
const slowAfter = 500
const pauseInTyping = 120
const leftEmptyAfter = 2000

export function useSearch(query: string, kind: SearchKind | undefined, attempt: number): SearchState {
  const [heard, setHeard] = useState(nothing)
  const lastTyped = useRef(-Infinity)
  const question = query === '' ? '' : JSON.stringify([query, kind?.slug, attempt])
  useEffect(() => {
    if (question === '') return
    let isWanted = true
    const hear = (change: Partial<Heard>) => {
      if (isWanted) setHeard((before) => ({ ...before, ...change, question }))
    }
    const slow = setTimeout(() => hear({ status: 'slow' }), slowAfter)
    // The first letter is asked for at once, others when the fingers rest.
    const isTyping = performance.now() - lastTyped.current < pauseInTyping
    lastTyped.current = performance.now()
    const asked = setTimeout(
      () => {
        search(query, kind)
          .then(
            ({ answer, isOffline }) => hear({ answer, isOffline, status: 'answered' }),
            () => hear({ answer: undefined, isOffline: false, status: 'failed' }),
          )
          .finally(() => clearTimeout(slow))
      },
      isTyping ? pauseInTyping : 0,
    )
    return () => {
      isWanted = false
      clearTimeout(asked)
      clearTimeout(slow)
    }
  }, [question, query, kind])
  const isEmpty = heard.question === question && heard.answer?.results.length === 0
  useReportedEmpty(isEmpty && !kind && !heard.isOffline ? query : '')
  if (question === '') return nothing
  return heard.question === question ? heard : { answer: heard.answer, status: 'pending' }
}

function useReportedEmpty(query: string): void {
  useEffect(() => {
    if (query === '') return
    const left = setTimeout(() => reportEmptySearch(query), leftEmptyAfter)
    return () => clearTimeout(left)
  }, [query])
}
