import { memo } from 'react'
import { exponentRange } from '#app/domain/training/equivalence/race-models.ts'
import { writeNumber, writePercentage } from '#app/domain/training/typed/writing.ts'
import { TypedField } from '../../fields.tsx'
import { CalculateButton } from '../../tool-form.tsx'
import type { ExponentAnswer } from './person-answer.ts'

export const ExponentSection = memo(function ExponentSection({ exponent }: { exponent: ExponentAnswer }) {
  return (
    <section className="tool-section tool-section-raised" aria-labelledby="exposant-personnel">
      <div className="wrap tool-columns">
        <div>
          <h2 className="d3" id="exposant-personnel">
            Avec deux courses, votre exposant
          </h2>
          <p className="lead equivalence-lead">
            Deux chronos récents disent comment votre allure baisse quand la distance s’allonge. L’exposant de
            Riegel devient le vôtre, les trois autres modèles ne changent pas.
          </p>
        </div>
        <div className="tool-stack equivalence-fields">
          <div className="tool-pair">
            <TypedField name="distance2" />
            <TypedField name="temps2" />
          </div>
          <p className="muted">{sayExponent(exponent)}</p>
          <CalculateButton />
        </div>
      </div>
    </section>
  )
})

function sayExponent({ value, source, pair, isUnusual }: ExponentAnswer) {
  if (pair && pair.share < 1) return sayDoubt(pair, value)
  const { least, most } = exponentRange
  const usual = `de ${writeNumber(least)} à ${writeNumber(most)}`
  const sources = {
    'two-races': `Vos deux courses donnent ${writeNumber(value, 3)}, que la colonne Riegel applique.`,
    typed: `L’exposant réglé plus haut, ${writeNumber(value, 3)}, est appliqué.`,
    usual: `Sans seconde course, c’est l’exposant habituel, ${writeNumber(value, 3)}.`,
  }
  return isUnusual
    ? `${sources[source]} Il sort de la plage où se trouvent la plupart des coureurs, ${usual}\u00a0: l’une des courses était peut-être hors norme.`
    : `${sources[source]} La plupart des coureurs se trouvent ${usual}.`
}

function sayDoubt({ between, share }: NonNullable<ExponentAnswer['pair']>, applied: number) {
  const applies = `La colonne Riegel applique ${writeNumber(applied, 3)}.`
  if (share > 0 && between !== undefined) {
    return `Vos deux courses donnent ${writeNumber(between, 3)}, mais elles sont trop proches ou trop inhabituelles pour en décider seules\u00a0: elles comptent pour ${writePercentage(100 * share)}. ${applies}`
  }
  return `Ces deux courses ne disent rien ensemble\u00a0: il faut deux distances nettement différentes, et une allure un peu plus lente sur la plus longue. ${applies}`
}
