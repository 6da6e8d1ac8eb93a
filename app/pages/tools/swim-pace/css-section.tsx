import { AcceleratedWord } from '#app/ui/art/accelerated-word.tsx'
import { CalculateButton } from '../calculate-button.tsx'
import { isExample, type ToolQuery } from '../tool-query.ts'
import { TypedField } from '../typed-field.tsx'
import type { CssAnswer } from './css-answer.ts'
import { CssResult } from './css-result.tsx'
import { OtherTests } from './other-tests.tsx'
import { swimPaceFields } from './swim-pace-fields.ts'
import { TargetsTable } from './targets-table.tsx'

type CssSectionProps = { query: ToolQuery; answer: CssAnswer; criticalPace: number | undefined }

/** Two maximal efforts, the critical speed they give, and the paces to train at around it. */
export function CssSection({ query, answer, criticalPace }: CssSectionProps) {
  const { readings } = answer
  const isOwn = answer.isOfOthers || !isExample(query, swimPaceFields, ['t400', 't200'])
  return (
    <section className="wrap tool-section" aria-labelledby="test-css">
      <div className="swim-section-head">
        <h2 className="d3" id="test-css">
          Le test{' '}
          <span className="nowrap">
            <AcceleratedWord word="CSS" from={70} to={122} />,
          </span>{' '}
          deux efforts et une allure
        </h2>
        <p className="lead">
          {
            'Nagez 400\u00a0m puis 200\u00a0m à fond, bien reposé entre les deux. L’écart donne votre vitesse critique de nage.'
          }
        </p>
      </div>
      <div className="swim-columns">
        <div className="swim-test">
          <div className="swim-pair">
            <TypedField
              name="t400"
              label="400 m"
              typed={query.t400}
              reading={readings.t400}
              hint="Comme 6:36"
            />
            <TypedField
              name="t200"
              label="200 m"
              typed={query.t200}
              reading={readings.t200}
              hint="Comme 3:10"
            />
          </div>
          <OtherTests query={query} answer={answer} />
          <CalculateButton />
          <CssResult answer={answer} isOwn={isOwn} />
        </div>
        {criticalPace !== undefined ? (
          <div>
            <TargetsTable criticalPace={criticalPace} />
            <p className="swim-small">{targetsNote}</p>
          </div>
        ) : (
          <p className="muted">Avec deux temps de test, vos allures d’entraînement se rangent ici.</p>
        )}
      </div>
    </section>
  )
}

const targetsNote =
  'Plus les vagues se serrent, plus vous nagez vite. Les écarts de −5, +2 et +5\u00a0s sont d’usage courant\u202f; ' +
  'les séries au seuil et l’eau libre longue sont des repères de terrain.'
