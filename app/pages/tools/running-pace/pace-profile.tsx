import { memo } from 'react'
import { usualGapPercent, type Pacing } from '#app/domain/training/running/pacing.ts'
import { writePercentage } from '#app/domain/training/typed/writing.ts'
import { RangeField } from '../fields.tsx'
import { FigureCell, FiguresTable } from '../figures.tsx'
import { ToolSection } from '../tool-section.tsx'
import { ProfileChart } from './profile-chart.tsx'
import { unitNames, writeLengthIn, writePaceIn, type RunWriting } from './run-words.ts'
import type { RunningPaceAnswer } from './running-pace-answer.ts'

export const PaceProfile = memo(function PaceProfile({ answer }: { answer: RunningPaceAnswer }) {
  const { run, pacing, strategy, unit, gapPercent } = answer
  const usual = usualGapPercent[strategy]
  const isEven = strategy === 'reguliere'
  return (
    <ToolSection
      look="column"
      id="profil"
      title="Profil d’allure"
      aside={<p className="field-hint">Minutes par {unitNames[unit]}, plus haut = plus rapide</p>}
    >
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
      <div className={isEven ? 'run-gap run-gap-useless' : 'run-gap'}>
        <RangeField
          name="ecart"
          value={gapPercent ?? usual}
          hint={isEven ? 'Sans effet à allure régulière' : `Vide : l’écart usuel, ${writePercentage(usual)}`}
        />
      </div>
    </ToolSection>
  )
})

function StretchesTable({ pacing, writing }: { pacing: Pacing; writing: RunWriting }) {
  const stretches = pacing.filter(
    ({ pace }, index) => Math.abs(pace - (pacing[index + 1]?.pace ?? -1)) > 1e-9,
  )
  return (
    <FiguresTable caption="Allures de la stratégie" head={['Portion', 'Allure']}>
      {stretches.map(({ toMetres, pace }, index) => (
        <tr key={toMetres} data-ligne={index === 0 ? 'depart' : 'suite'}>
          <th scope="row">
            {index === 0 ? 'Du départ' : `De ${writeLengthIn(stretches[index - 1]?.toMetres ?? 0, writing)}`}{' '}
            à {writeLengthIn(toMetres, writing)}
          </th>
          <FigureCell
            name="allure-portion"
            value={pace}
            write={() => `${writePaceIn(pace, writing)}/${writing.unit}`}
            isMain
          />
        </tr>
      ))}
    </FiguresTable>
  )
}
