import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'

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

type LoadingPhase = 'idle' | 'running' | 'complete' | 'fading'

function useLoadingPhase(isLoading: boolean) {
  const bar = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<LoadingPhase>('idle')
  const hasShown = useRef(false)

  useEffect(() => {
    if (isLoading) return runBar()
    if (hasShown.current) return finishBar()
    return undefined

    function runBar() {
      const startedAt = performance.now()
      let frame = 0
      const advance = () => {
        write(loadingProgress(performance.now() - startedAt))
        frame = requestAnimationFrame(advance)
      }
      const wait = setTimeout(() => {
        hasShown.current = true
        setPhase('running')
        advance()
      }, THROTTLE)
      return () => {
        clearTimeout(wait)
        cancelAnimationFrame(frame)
      }
    }

    function finishBar() {
      hasShown.current = false
      write(1)
      setPhase('complete')
      const hide = setTimeout(() => setPhase('fading'), HIDE_DELAY)
      const reset = setTimeout(() => {
        setPhase('idle')
        write(0)
      }, HIDE_DELAY + RESET_DELAY)
      return () => {
        clearTimeout(hide)
        clearTimeout(reset)
      }
    }

    function write(progress: number) {
      bar.current?.style.setProperty('--progress', progress.toFixed(4))
    }
  }, [isLoading])

  return { bar, phase }
}

/** The bar waits this long before it shows: a quick page needs none. All in ms. */
const THROTTLE = 200

export const DURATION = 2000

const HIDE_DELAY = 500

const RESET_DELAY = 400

const SHARE_AFTER_DURATION = 0.85

/** Progress after `elapsed` ms, from 0 towards 1 without ever reaching it: fast at first, slower and slower. */
export function loadingProgress(elapsed: number, duration = DURATION): number {
  if (elapsed <= 0) return 0
  return 1 - (1 - SHARE_AFTER_DURATION) ** (elapsed / duration)
}
