import { memo } from 'react'
import type { Reading } from '#app/domain/training/typed/reading.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import type { ToolQuery } from '../../tool-query.ts'
import { TypedField } from '../../typed-field.tsx'
import { CalculatePosted } from '../calculate-posted.tsx'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { AllocationFigures } from './allocation-figures.tsx'

type AllocationSectionProps = { query: ToolQuery; answer: QualificationAnswer; isInvented: boolean }

/** How the places of a race are shared between groups and lists. */
export const AllocationSection = memo(function AllocationSection(props: AllocationSectionProps) {
  const { query, answer, isInvented } = props
  const { readings, race, starters } = answer
  const supposed = isInvented ? 'le peloton inventé' : 'votre liste'
  const field = (name: string, label: string, reading: Reading, empty: number | undefined) => (
    <TypedField
      name={name}
      label={label}
      typed={query[name]}
      reading={reading.ok ? undefined : reading}
      hint={empty === undefined ? undefined : `Vide\u00a0: ${writeNumber(empty, 0)}, ${supposed}.`}
      inputMode="numeric"
    />
  )
  const hintOf = (reading: Reading, count: number | undefined) => (reading.ok ? undefined : count)
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="partage">
      <div className="wrap">
        <div className="tool-section-head">
          <h2 className="d3" id="partage">
            Les places de votre course
          </h2>
        </div>
        <div className="allocation">
          <div className="allocation-fields">
            <TypedField
              name="places"
              label="Places pour le championnat"
              typed={query.places}
              reading={readings.slots.ok ? undefined : readings.slots}
              hint={
                race
                  ? `Vide\u00a0: ${race.slots}, celles de la course.`
                  : 'Femmes et hommes ensemble, comme 40.'
              }
              inputMode="numeric"
            />
            {field(
              'partants-f',
              'Femmes au départ',
              readings.startersWomen,
              hintOf(readings.startersWomen, starters?.startersWomen),
            )}
            {field(
              'partants-h',
              'Hommes au départ',
              readings.startersMen,
              hintOf(readings.startersMen, starters?.startersMen),
            )}
            {field(
              'groupes-f',
              'Groupes d’âge de femmes',
              readings.groupsWomen,
              hintOf(readings.groupsWomen, starters?.groupsWomen),
            )}
            {field(
              'groupes-h',
              'Groupes d’âge d’hommes',
              readings.groupsMen,
              hintOf(readings.groupsMen, starters?.groupsMen),
            )}
            <CalculatePosted />
          </div>
          <AllocationFigures answer={answer} />
        </div>
      </div>
    </section>
  )
})
