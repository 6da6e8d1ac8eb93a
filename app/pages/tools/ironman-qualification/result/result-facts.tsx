import { writeClock } from '#app/domain/training/typed/write-duration.ts'
import { writeNumber } from '#app/domain/training/typed/write-number.ts'
import type { QualificationAnswer } from '../qualification-answer.ts'
import { genderWords } from '../system-words.ts'

/** The places of the race, and those the visitor runs for. */
export function ResultFacts({ answer }: { answer: QualificationAnswer }) {
  const { slots, allocation, group, time, graded } = answer
  const shared = allocation?.ok ? allocation : undefined
  const pool = group.gender === 'F' ? shared?.poolWomen : shared?.poolMen
  const hasPool = shared !== undefined && answer.system !== 'ancien'
  return (
    <dl className="calculator-facts">
      <Fact label="Places sur la course" value={countOf(slots)} />
      <Fact label="dont automatiques" value={countOf(shared && shared.autoMen + shared.autoWomen)} />
      <Fact
        label={hasPool && pool === undefined ? 'Liste commune' : `Liste ${genderWords[group.gender]}`}
        value={countOf(hasPool ? (pool ?? shared.pool) : undefined)}
      />
      <Fact
        label="Gain dû au coefficient"
        value={graded === undefined || time === undefined ? '—' : writeClock(graded - time)}
      />
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

function countOf(count: number | undefined): string {
  return count === undefined ? '—' : writeNumber(count, 0)
}
