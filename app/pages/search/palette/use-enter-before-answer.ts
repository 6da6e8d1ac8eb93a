import { useEffect, useRef } from 'react'
import type { SearchState } from './use-search.ts'

/** Enter was pressed before the answer came: the first result opens as soon as it is there. */
export function useEnterBeforeAnswer(status: SearchState['status'], openFirst: () => void): () => void {
  const isWaiting = useRef(false)
  useEffect(() => {
    if (status === 'pending' || status === 'slow') return
    if (isWaiting.current && status === 'answered') openFirst()
    isWaiting.current = false
  })
  return () => {
    isWaiting.current = true
  }
}
