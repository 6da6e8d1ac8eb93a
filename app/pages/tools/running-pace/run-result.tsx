import { type CSSProperties, memo, useDeferredValue } from 'react'
import { SegmentedControl } from '#app/ui/kit/fields/segmented-control.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Fact, Figure } from '../figures.tsx'
import { paceFigures, runFigures, type RunFigure, missingFor } from './run-figures.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { units } from './running-pace-fields.ts'

const walkingPace = 900

const captions = {
  allure: 'Allure moyenne à tenir',
  temps: 'Temps à l’arrivée',
  distance: 'Distance parcourue',
}

export function RunResult({ answer }: { answer: RunningPaceAnswer }) {
  const { run, paceAlone, sought, unit } = answer
  const [headline, ...facts] = run ? runFigures(run, answer) : []
  const figures = paceAlone ? paceFigures(paceAlone, answer) : facts
  return (
    <section className="calculator-result run-result ink" aria-label="Résultat">
      {run && <PaceLines pace={run.pace} />}
      <div>
        <div className="run-caption">
          <p className={run ? 'calculator-caption' : 'lead'}>{run ? captions[sought] : missingFor(sought)}</p>
          <SegmentedControl legend="Unité affichée" name="unite" options={units} defaultValue={unit} />
        </div>
        {headline && <RunHeadline figure={headline} />}
        <RunWarning answer={answer} />
      </div>
      <RunFacts figures={figures} />
    </section>
  )
}

function RunHeadline({ figure: { name, value, text, unit } }: { figure: RunFigure }) {
  const size = { '--characters': Math.max(5, text.length) } as CSSProperties
  return (
    <p className="calculator-figure run-headline num" style={size}>
      <Figure name={name} value={value} text={text} />
      {unit && <small className={unit.startsWith('/') ? 'run-pace-unit' : undefined}>{unit}</small>}
    </p>
  )
}

function RunFacts({ figures }: { figures: RunFigure[] }) {
  return (
    <dl className="calculator-facts run-facts">
      {figures.map(({ name, label, value, text, unit = '' }) => (
        <Fact key={name} label={label} name={name} value={value} text={text + unit} />
      ))}
    </dl>
  )
}

const [left, right, bottom] = [-40, 640, 60]

const PaceLines = memo(function PaceLines({ pace }: { pace: number }) {
  // Behind the figure, and a frame after it.
  const gap = useDeferredValue(Math.min(60, Math.max(12, Math.round(pace / 14))))
  const radii = Array.from({ length: Math.floor(560 / gap) }, (_, index) => 30 + index * gap)
  const yours = Math.round(radii.length * 0.62)
  return (
    <svg
      className="run-lines"
      viewBox="0 0 860 620"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {radii.map((radius, index) => (
        <path key={radius} className={index === yours ? 'ln ln-hi' : 'ln'} d={bendOf(radius)} />
      ))}
    </svg>
  )
})

function bendOf(radius: number): string {
  return `M${left} ${bottom + radius}H${right}a${radius} ${radius} 0 0 0 ${radius}-${radius}V-40`
}

function RunWarning({ answer: { run, isBeyondBestMarks } }: { answer: RunningPaceAnswer }) {
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
    <p className="tool-warning run-warning">
      <Icon name="triangle-alert" size={18} />
      <span>{children}</span>
    </p>
  )
}
