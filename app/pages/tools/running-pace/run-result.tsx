import { SegmentedControl } from '#app/ui/kit/segmented-control.tsx'
import { PaceLines } from './pace-lines.tsx'
import { RunFacts } from './run-facts.tsx'
import { paceFigures, runFigures } from './run-figures.ts'
import { RunHeadline } from './run-headline.tsx'
import { RunWarning } from './run-warning.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { units } from './running-pace-choices.ts'
import { missingFor } from './say-run.ts'

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
