import { memo } from 'react'
import { CalculateButton } from '../../calculate-button.tsx'
import { ChoiceField } from '../../choice-field.tsx'
import type { ToolQuery } from '../../tool-query.ts'
import { TypedField } from '../../typed-field.tsx'
import type { Reference } from '../race/reference-answer.ts'
import type { AgeAnswer } from './age-answer.ts'
import { AgeFigures } from './age-figures.tsx'

const sexes = [
  { value: 'f', label: 'Femme' },
  { value: 'h', label: 'Homme' },
]

type AgeSectionProps = { query: ToolQuery; answer: AgeAnswer; reference: Reference | undefined }

/** The race among those of one's age, and its World Athletics points. */
export const AgeSection = memo(function AgeSection({ query, answer, reference }: AgeSectionProps) {
  return (
    <section className="wrap tool-section" aria-labelledby="age-titre">
      <div className="tool-columns">
        <div className="equivalence-fields">
          <h2 className="d3" id="age-titre">
            À votre âge, ce que ça vaut
          </h2>
          <div className="equivalence-pair">
            <TypedField
              name="age"
              label="Âge le jour de la course"
              typed={query.age}
              reading={answer.age}
              hint="De 5 à 100 ans."
              inputMode="numeric"
            />
            <ChoiceField label="Catégorie" name="sexe" options={sexes} defaultValue={answer.sex} />
          </div>
          <CalculateButton />
        </div>
        <AgeFigures answer={answer} reference={reference} />
      </div>
    </section>
  )
})
