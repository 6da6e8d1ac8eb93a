import { useEffect, useRef, useState } from 'react'
import { HIDE_DELAY, loadingProgress, RESET_DELAY, THROTTLE } from './loading-progress.ts'

/** `complete` is the full bar, `fading` the full bar going away. */
export type LoadingPhase = 'idle' | 'running' | 'complete' | 'fading'

/** Follows `isLoading` through the bar's phases, and writes `--progress` on `bar` without rendering again. */
export function useLoadingPhase(isLoading: boolean) {
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
