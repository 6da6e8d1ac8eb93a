import { memo } from 'react'
import { usualGapPercent, type Pacing, type Stretch } from '#app/domain/training/running/pacing.ts'
import { writePercentage } from '#app/domain/training/typed/writing.ts'
import { RangeField } from '../fields.tsx'
import { FigureCell, FiguresTable } from '../figures.tsx'
import { SectionHead } from '../section-head.tsx'
import { ProfileChart } from './profile-chart.tsx'
import type { RunningPaceAnswer } from './running-pace-answer.ts'
import { writeLengthIn, writePaceIn, type RunWriting } from './write-run.ts'

const unitNames = { km: 'kilomètre', mi: 'mile' }

export const PaceProfile = memo(function PaceProfile({ answer }: { answer: RunningPaceAnswer }) {
  const { run, pacing, strategy, unit, gapPercent, readings } = answer
  const usual = usualGapPercent[strategy]
  return (
    <section aria-labelledby="profil">
      <SectionHead id="profil" title="Profil d’allure" isSmall>
        <p className="field-hint">Minutes par {unitNames[unit]}, plus haut = plus rapide</p>
      </SectionHead>
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

type StretchesTableProps = { pacing: Pacing; writing: RunWriting }

function StretchesTable({ pacing, writing }: StretchesTableProps) {
  return (
    <FiguresTable caption="Allures de la stratégie" head={['Portion', 'Allure']}>
      {merged(pacing).map(({ fromMetres, toMetres, pace }) => (
        <tr key={fromMetres} data-ligne={fromMetres === 0 ? 'depart' : 'suite'}>
          <th scope="row">
            {fromMetres === 0 ? 'Du départ' : `De ${writeLengthIn(fromMetres, writing)}`} à{' '}
            {writeLengthIn(toMetres, writing)}
          </th>
          <FigureCell
            name="allure-portion"
            value={pace}
            text={`${writePaceIn(pace, writing)}/${writing.unit}`}
            isMain
          />
        </tr>
      ))}
    </FiguresTable>
  )
}

function merged(pacing: Pacing): (Stretch & { fromMetres: number })[] {
  const stretches = pacing.filter(
    ({ pace }, index) => Math.abs(pace - (pacing[index + 1]?.pace ?? -1)) > 1e-9,
  )
  return stretches.map((stretch, index) => ({ ...stretch, fromMetres: stretches[index - 1]?.toMetres ?? 0 }))
}
