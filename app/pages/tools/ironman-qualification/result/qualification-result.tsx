import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { Figure } from '../../figure.tsx'
import { writeFactor } from '../explainer/write-figures.ts'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { systemWords, writeGroup } from '../system-words.ts'
import { AgeFan } from './age-fan.tsx'
import { ResultFacts } from './result-facts.tsx'

type QualificationResultProps = {
  answer: QualificationAnswer
  /** What is drawn: it may come a frame after the figures. */
  drawn: QualificationAnswer
}

/** The graded time, how it comes about, and the same effort graded at every age. */
export function QualificationResult({ answer, drawn }: QualificationResultProps) {
  const { graded, time, factor, group, system, isFactorKnown } = answer
  return (
    <div className="calculator-result ink">
      <div>
        <p className="calculator-caption">Votre temps pondéré</p>
        {graded === undefined ? (
          <p className="graded-missing">
            {system === 'ancien'
              ? 'L’ancienne règle n’a pas de coefficient\u00a0: seul comptait le rang dans le groupe d’âge.'
              : 'Indiquez un temps pour le voir.'}
          </p>
        ) : (
          <p className="calculator-figure num graded-figure">
            <Figure name="temps-gradue" value={graded}>
              {writeClock(graded, { hours: true })}
            </Figure>
          </p>
        )}
        {factor !== undefined && (
          <p className="graded-equation num">
            {time !== undefined && <span>{writeClock(time, { hours: true })} ×</span>}
            <Figure name="facteur" value={factor}>
              {writeFactor(factor)}
            </Figure>
            <small>
              {`coefficient ${writeGroup(group)}, ${systemWords[system].label}`}
              {isFactorKnown
                ? ''
                : '. Non publié pour cet âge\u00a0: celui de 75–79 ans, vérifiez sur le site officiel.'}
              {system === '703-2026' ? '. Une seule source\u00a0: vérifiez sur le site officiel.' : ''}
            </small>
          </p>
        )}
      </div>
      {drawn.time !== undefined && drawn.system !== 'ancien' && (
        <AgeFan system={drawn.system} group={drawn.group} time={drawn.time} />
      )}
      <ResultFacts answer={answer} />
    </div>
  )
}
