import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Figure } from '../../figure.tsx'
import type { RunningEquivalenceAnswer } from '../running-equivalence-answer.ts'
import { FanChart } from './fan-chart.tsx'

type ReferenceResultProps = {
  answer: RunningEquivalenceAnswer
  /** The fan and what is said of it, which may come a frame after the figures. */
  drawn: RunningEquivalenceAnswer
}

/** The fan of paces, with the two figures that sum a runner up. */
export function ReferenceResult({ answer, drawn }: ReferenceResultProps) {
  const { reference, exponent } = answer
  const { rows, warnings } = drawn
  return (
    <section className="calculator-result equivalence-result ink" aria-label="Résultat">
      <p className={reference ? 'calculator-caption' : 'lead'}>
        {reference ? 'L’éventail de vos allures' : 'Indiquez une course, distance et temps, ou un VDOT.'}
      </p>
      {rows && <FanChart rows={rows} />}
      {warnings.map((warning) => (
        <p className="equivalence-warning" key={warning}>
          <Icon name="triangle-alert" size={18} />
          <span>{warning}</span>
        </p>
      ))}
      <dl className="calculator-facts">
        {reference?.vdot !== undefined && (
          <div>
            <dt>VDOT</dt>
            <dd className="num">
              <Figure name="vdot" value={reference.vdot}>
                {writeNumber(reference.vdot, 1)}
              </Figure>
            </dd>
          </div>
        )}
        {reference && (
          <div>
            <dt>Exposant de Riegel</dt>
            <dd className="num">
              <Figure name="exposant" value={exponent.value}>
                {writeNumber(exponent.value, 3)}
              </Figure>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
