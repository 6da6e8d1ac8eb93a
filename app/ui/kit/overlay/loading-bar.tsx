import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/**
 * Under the window's top edge while the next page loads, for who sees it; the others hear it. `failed` colours it when
 * the page could not be shown.
 */
export function LoadingBar({ failed = false }: { failed?: boolean }) {
  const phase = useLoadingPhase(useNavigation().state !== 'idle')
  return (
    <>
      <div className="loading-bar" data-phase={phase} data-failed={failed || undefined} aria-hidden="true">
        <i />
      </div>
      <output className="vh">{phase === 'running' ? 'Chargement de la page' : ''}</output>
    </>
  )
}

type LoadingPhase = 'idle' | 'running' | 'complete' | 'fading'
type Step = readonly [after: number, phase: LoadingPhase]

/** Where each phase leads, after so many ms; a quick page shows no bar. The sheet draws the progress. */
const steps: Record<'loading' | 'loaded', Partial<Record<LoadingPhase, Step>>> = {
  loading: { idle: [200, 'running'], complete: [0, 'idle'], fading: [0, 'idle'] },
  loaded: { running: [0, 'complete'], complete: [500, 'fading'], fading: [400, 'idle'] },
}

function useLoadingPhase(isLoading: boolean): LoadingPhase {
  const [phase, setPhase] = useState<LoadingPhase>('idle')
  useEffect(() => {
    const step = steps[isLoading ? 'loading' : 'loaded'][phase]
    if (!step) return undefined
    const [after, next] = step
    const timer = setTimeout(() => setPhase(next), after)
    return () => clearTimeout(timer)
  }, [isLoading, phase])
  return phase
}
