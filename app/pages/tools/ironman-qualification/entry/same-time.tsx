import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeFactor } from '../explainer/write-figures.ts'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { systemWords } from '../system-words.ts'

type SameTimeProps = { lines: QualificationAnswer['sameTime']; current: QualificationAnswer['system'] }

/** The same finish time under the rules that followed each other. */
export function SameTime({ lines, current }: SameTimeProps) {
  return (
    <div>
      <p className="field-label">Même chrono, autre règle</p>
      <dl className="same-time">
        {lines.map(({ system, factor, graded }) => (
          <div key={system} className={system === current ? 'same-time-current' : undefined}>
            <dt>
              {systemWords[system].short}
              <small>
                {factor === undefined ? 'pas de coefficient' : `× ${writeFactor(factor)}`}
                {`, ${systemWords[system].order}`}
              </small>
            </dt>
            <dd className="num">{graded === undefined ? '—' : writeClock(graded, { hours: true })}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
