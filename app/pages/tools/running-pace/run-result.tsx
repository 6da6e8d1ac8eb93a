import { memo, useDeferredValue } from 'react'
import { slowestPace } from '#app/domain/training/running/best-marks.ts'
import { Choice } from '../fields.tsx'
import { Fact, Figure, Warning } from '../figures.tsx'
import words from './run-words.json' with { type: 'json' }
import { paceFigures, runFigures } from './run-words.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { units } from './running-pace-fields.ts'

export function RunResult({ answer }: { answer: RunningPaceAnswer }) {
  const { run, paceAlone, sought, unit } = answer
  const [headline, ...facts] = run ? runFigures(run, answer) : []
  const figures = paceAlone ? paceFigures(paceAlone, answer) : facts
  const warning = run && warningOf(run.pace, answer.isBeyondBestMarks)
  return (
    <section className="calculator-result run-result ink" aria-label="Résultat">
      {run && <PaceLines pace={run.pace} />}
      <div>
        <div className="tool-row tool-row-apart">
          <p className={run ? 'calculator-caption' : 'lead'}>
            {run ? words.captions[sought] : words.missing[sought]}
          </p>
          <Choice legend="Unité" name="unite" options={units} defaultValue={unit} />
        </div>
        {headline && (
          <p
            className="calculator-figure run-headline num"
            style={{ '--characters': Math.max(5, headline.text.length) }}
          >
            <Figure name={headline.name} value={headline.value} write={() => headline.text} />
            {headline.unit && (
              <small className={headline.unit.startsWith('/') ? 'run-pace-unit' : undefined}>
                {headline.unit}
              </small>
            )}
          </p>
        )}
        {warning && <Warning className="run-warning">{warning}</Warning>}
      </div>
      <dl className="calculator-facts run-facts">
        {figures.map(({ name, label, value, text, unit = '' }) => (
          <Fact key={name} label={label} name={name} value={value} write={() => text + unit} />
        ))}
      </dl>
    </section>
  )
}

function warningOf(pace: number, isBeyondBestMarks: boolean): string | undefined {
  if (isBeyondBestMarks)
    return 'Plus rapide que le record du monde sur cette distance. Le calcul est juste ; vérifiez ce que vous avez saisi.'
  if (pace > slowestPace)
    return 'Moins de 4 km/h : c’est l’allure d’une marche tranquille. Vérifiez ce que vous avez saisi.'
  return undefined
}

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
        <path
          key={radius}
          className={index === yours ? 'ln ln-hi' : 'ln'}
          d={`M-40 ${60 + radius}H640a${radius} ${radius} 0 0 0 ${radius}-${radius}V-40`}
        />
      ))}
    </svg>
  )
})
