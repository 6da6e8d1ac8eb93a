import { memo } from 'react'
import { writeClock, writeNumber, writePercentage } from '#app/domain/training/typed/writing.ts'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { ChoiceField, TypedField } from '../../fields.tsx'
import { Figure } from '../../figures.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import { choices } from '../../tool-query.ts'
import type { Reference } from '../race/race-answer.ts'
import type { AgeAnswer } from './person-answer.ts'

const sexes = choices({ f: 'Femme', h: 'Homme' })

type AgeSectionProps = { answer: AgeAnswer; reference: Reference | undefined }

export const AgeSection = memo(function AgeSection({ answer, reference }: AgeSectionProps) {
  return (
    <section className="wrap tool-section" aria-labelledby="age-titre">
      <div className="tool-columns">
        <div className="tool-stack equivalence-fields">
          <h2 className="d3" id="age-titre">
            À votre âge, ce que ça vaut
          </h2>
          <div className="tool-pair">
            <TypedField name="age" />
            <ChoiceField name="sexe" options={sexes} defaultValue={answer.sex} />
          </div>
          <CalculateButton />
        </div>
        <AgeFigures answer={answer} reference={reference} />
      </div>
    </section>
  )
})

/** The age grade of the race, the time it would be worth at the age of records, its points. */
function AgeFigures({ answer, reference }: { answer: AgeAnswer; reference: Reference | undefined }) {
  const items = [...gradeItems(answer), ...scoreItems(answer)]
  return (
    <div className="tool-stack equivalence-fields">
      {items.length > 0 && <KeyValueList items={items} />}
      {sayMissing(answer, reference).map((sentence) => (
        <p className="muted" key={sentence}>
          {sentence}
        </p>
      ))}
    </div>
  )
}

function gradeItems({ grade, level }: AgeAnswer) {
  if (!grade) return []
  const time = (name: string, seconds: number) => <Figure name={name} value={seconds} write={writeClock} />
  return [
    {
      term: 'Note d’âge',
      value: (
        <>
          <Figure name="age-grade" value={grade.percent} write={writePercentage} />
          {level && `, ${level}`}
        </>
      ),
    },
    { term: 'Équivalent sans l’âge', value: time('temps-equivalent-age', grade.equivalentSeconds) },
    { term: 'Temps étalon à votre âge', value: time('temps-etalon', grade.standardSeconds) },
    {
      term: 'Facteur d’âge',
      value: <Figure name="facteur-age" value={grade.factor} write={(factor) => writeNumber(factor, 4)} />,
    },
  ]
}

function scoreItems({ score }: AgeAnswer) {
  if (!score) return []
  const points = <Figure name="points" value={score.points} write={writeNumber} />
  return [{ term: `Points World Athletics (${score.surface === 'road' ? 'route' : 'piste'})`, value: points }]
}

function sayMissing({ age, sex, grade, score }: AgeAnswer, reference: Reference | undefined): string[] {
  if (!reference) return ['Indiquez d’abord une course, ou un VDOT.']
  const sentences: string[] = []
  if (reference.isOfVdot) sentences.push('Compté sur le 10 km que vaut votre VDOT.')
  if (!age.ok || !sex) sentences.push('Indiquez votre âge et votre catégorie pour la note d’âge.')
  else if (!grade) sentences.push('Les tables d’âge vont du mile à 200 km\u00a0: cette distance n’y est pas.')
  if (sex && !score)
    sentences.push('Cette course n’a pas de points\u00a0: distance hors barème, ou hors des tables.')
  if (score) {
    sentences.push(
      'Points d’après un ajustement des tables 2025\u00a0: à un ou deux points des tables officielles.',
    )
  }
  return sentences
}
