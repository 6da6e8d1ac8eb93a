import { useNavigation } from 'react-router'
import { useLoadingPhase } from './use-loading-phase.ts'

/** Under the window's top edge while the next page loads. `failed` colours it when the page could not be shown. */
export function LoadingBar({ failed = false }: { failed?: boolean }) {
  const { bar, phase } = useLoadingPhase(useNavigation().state !== 'idle')
  return (
    <div
      ref={bar}
      className="loading-bar"
      data-phase={phase}
      data-failed={failed || undefined}
      aria-hidden={phase === 'idle' || undefined}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing of a `progress` cannot be changed as much
      role="progressbar"
      aria-label="Chargement de la page"
    >
      <i />
    </div>
  )
}
