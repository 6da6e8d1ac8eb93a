import { memo } from 'react'
import { Checkbox } from '#app/ui/kit/checkbox.tsx'
import { SegmentedControl } from '#app/ui/kit/segmented-control.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { PassagesTable } from './passages-table.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { chosen, intervals } from './running-pace-choices.ts'

type PassagesProps = { answer: RunningPaceAnswer; interval: string | undefined }

export const Passages = memo(function Passages({ answer, interval }: PassagesProps) {
  return (
    <section aria-labelledby="passages">
      <div className="tool-section-head run-intervals">
        <h2 className="d4" id="passages">
          Vos passages
        </h2>
        <SegmentedControl
          legend="Un passage tous les"
          name="intervalle"
          options={intervals}
          defaultValue={chosen(intervals, interval) ?? ''}
        />
      </div>
      {answer.splits ? <PassagesTable answer={answer} /> : <p className="muted">{whyNone(answer)}</p>}
      <Checkbox
        id="dixiemes"
        name="dixiemes"
        value="1"
        defaultChecked={answer.hasTenths}
        label="Afficher les dixièmes de seconde"
      />
      <CalculateButton />
    </section>
  )
})

function whyNone({ run, pacing }: RunningPaceAnswer): string {
  if (!run) return 'Vos passages s’affichent dès que la course est connue.'
  if (!pacing) return 'Vos passages s’affichent dès que l’écart est lisible.'
  return 'Cela ferait plus de mille passages : choisissez un intervalle plus long.'
}
