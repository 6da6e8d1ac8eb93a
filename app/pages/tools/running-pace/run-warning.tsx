import { Icon } from '#app/ui/kit/icon.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'

const walkingPace = 900

/** A result that is right, but that nobody runs. */
export function RunWarning({ answer: { run, isBeyondBestMarks } }: { answer: RunningPaceAnswer }) {
  if (!run) return null
  if (isBeyondBestMarks) {
    return (
      <Warning>
        Plus rapide que le record du monde sur cette distance. Le calcul est juste ; vérifiez ce que vous avez
        saisi.
      </Warning>
    )
  }
  if (run.pace > walkingPace) {
    return (
      <Warning>
        Moins de 4 km/h : c’est l’allure d’une marche tranquille. Vérifiez ce que vous avez saisi.
      </Warning>
    )
  }
  return null
}

function Warning({ children }: { children: string | string[] }) {
  return (
    <p className="run-warning">
      <Icon name="triangle-alert" size={18} />
      <span>{children}</span>
    </p>
  )
}
