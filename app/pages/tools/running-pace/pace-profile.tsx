import { memo } from 'react'
import { usualGapPercent } from '#app/domain/training/running/pacing.ts'
import { writePercentage } from '#app/domain/training/typed/write-number.ts'
import { RangeField } from '../range-field.tsx'
import { ProfileChart } from './profile-chart.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { StretchesTable } from './stretches-table.tsx'

type PaceProfileProps = { answer: RunningPaceAnswer; gap: string | undefined }

const unitNames = { km: 'kilomètre', mi: 'mile' }

export const PaceProfile = memo(function PaceProfile({ answer, gap }: PaceProfileProps) {
  const { run, pacing, strategy, unit, gapPercent, readings } = answer
  const usual = usualGapPercent[strategy]
  return (
    <section aria-labelledby="profil">
      <div className="tool-section-head">
        <h2 className="d4" id="profil">
          Profil d’allure
        </h2>
        <p className="field-hint">Minutes par {unitNames[unit]}, plus haut = plus rapide</p>
      </div>
      {run && pacing ? (
        <>
          <ProfileChart run={run} pacing={pacing} writing={answer} />
          <StretchesTable pacing={pacing} writing={answer} />
        </>
      ) : (
        <p className="muted">
          Le profil se dessine dès que {run ? 'l’écart est lisible' : 'la course est connue'}.
        </p>
      )}
      <div className={strategy === 'reguliere' ? 'run-gap run-gap-useless' : 'run-gap'}>
        <RangeField
          name="ecart"
          label="Écart d’allure (%)"
          typed={gap}
          reading={readings.gap}
          value={gapPercent ?? usual}
          least={0}
          most={10}
          step={0.5}
          hint={
            strategy === 'reguliere'
              ? 'Sans effet à allure régulière'
              : `Vide : l’écart usuel, ${writePercentage(usual)}`
          }
        />
      </div>
    </section>
  )
})
