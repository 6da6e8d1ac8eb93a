import { memo } from 'react'
import { writeNumber } from '#app/domain/training/typed/writing.ts'
import { TypedField } from '../fields.tsx'
import { Fact } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { ToolSection } from '../tool-section.tsx'
import type { QualificationAnswer } from './qualification-answer.ts'
import { refusalWords, systemWords } from './system-words.ts'

type AllocationSectionProps = { answer: QualificationAnswer; hasList: boolean }

export const AllocationSection = memo(function AllocationSection(props: AllocationSectionProps) {
  const { answer, hasList } = props
  const { readings, race, starters } = answer
  const counts = [
    { name: 'partants-f', count: starters?.startersWomen },
    { name: 'partants-h', count: starters?.startersMen },
    { name: 'groupes-f', count: starters?.groupsWomen },
    { name: 'groupes-h', count: starters?.groupsMen },
  ] as const
  return (
    <ToolSection look="raised" id="partage" title="Les places de votre course">
      <div className="tool-columns tool-columns-wide">
        <div className="tool-pair allocation-fields">
          <TypedField
            name="places"
            isReadSilently
            hint={race && `Vide\u00a0: ${race.slots}, relevées pour cette course.`}
          />
          {counts.map(({ name, count }) => (
            <TypedField
              key={name}
              name={name}
              isReadSilently
              hint={
                !hasList || count === undefined || readings[name].ok
                  ? undefined
                  : `Vide\u00a0: ${writeNumber(count, 0)}, votre liste.`
              }
            />
          ))}
          <CalculateButton />
        </div>
        <AllocationFigures answer={answer} />
      </div>
    </ToolSection>
  )
})

function AllocationFigures({ answer }: { answer: QualificationAnswer }) {
  const { allocation, system, slots, starters } = answer
  if (allocation === undefined) {
    return (
      <p className="tool-missing">
        {slots === undefined ? 'Indiquez le nombre de places.' : missingStarters(starters === undefined)}
      </p>
    )
  }
  if (!allocation.ok) return <p className="tool-missing">{refusalWords[allocation.reason]}</p>
  const { autoMen, autoWomen, pool, poolMen, poolWomen } = allocation
  const common = system === 'ancien' ? 'au prorata des partants' : 'liste pondérée commune'
  const counts = [
    { label: 'automatiques, femmes', name: 'auto-f', value: autoWomen },
    { label: 'liste pondérée, femmes', name: 'pool-f', value: poolWomen },
    { label: 'liste pondérée, hommes', name: 'pool-h', value: poolMen },
    { label: common, name: 'pool', value: poolMen === undefined ? pool : undefined },
    { label: 'automatiques, hommes', name: 'auto-h', value: autoMen },
  ]
  return (
    <div>
      <dl className="allocation-figures">
        {counts
          .filter(({ value }) => value !== undefined)
          .map((count) => (
            <Fact key={count.name} {...count} write={(value) => writeNumber(value, 0)} />
          ))}
      </dl>
      <p className="tool-note">{systemWords[system].howShared}</p>
    </div>
  )
}

function missingStarters(isMissing: boolean): string {
  return isMissing
    ? 'Indiquez les partants des deux sexes et les groupes d’âge présents, ou collez une liste\u00a0: sans eux le partage n’est pas connu.'
    : 'Ces nombres ne donnent pas de partage.'
}
