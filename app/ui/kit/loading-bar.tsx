import { useNavigation } from 'react-router'
import { useLoadingPhase } from './use-loading-phase.ts'

/**
 * Under the window's top edge while the next page loads, for who sees it; the others hear it. `failed` colours it when
 * the page could not be shown.
 */
export function LoadingBar({ failed = false }: { failed?: boolean }) {
  const { bar, phase } = useLoadingPhase(useNavigation().state !== 'idle')
  return (
    <>
      <div
        ref={bar}
        className="loading-bar"
        data-phase={phase}
        data-failed={failed || undefined}
        aria-hidden="true"
      >
        <i />
      </div>
      <output className="vh">{phase === 'running' ? 'Chargement de la page' : ''}</output>
    </>
  )
}
