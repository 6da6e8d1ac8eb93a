import { memo } from 'react'
import { AGE_GROUPS, type AgeGroup } from '#app/domain/training/qualification/age-groups.ts'
import { factorOf, type FactorTableKey } from '#app/domain/training/qualification/grading.ts'
import { writeClock, writeLongClock, writeNumber } from '#app/domain/training/typed/writing.ts'
import { Chart, Fact, Figure } from '../figures.tsx'
import type { QualificationAnswer } from './qualification-answer.ts'
import { writeFactor, writeBand, systemWords, writeGroup } from './system-words.ts'

type QualificationResultProps = { answer: QualificationAnswer; drawn: QualificationAnswer }

export function QualificationResult({ answer, drawn }: QualificationResultProps) {
  const { graded, time, factor, group, system, isFactorKnown } = answer
  return (
    <div className="calculator-result ink">
      <div>
        <p className="calculator-caption">Votre temps pondéré</p>
        {graded === undefined ? (
          <p className="tool-missing">
            {system === 'ancien'
              ? 'L’ancienne règle n’a pas de coefficient\u00a0: seul comptait le rang dans le groupe d’âge.'
              : group
                ? 'Indiquez un temps pour le voir.'
                : 'Choisissez votre groupe d’âge pour le voir.'}
          </p>
        ) : (
          <p className="calculator-figure num graded-figure">
            <Figure name="temps-gradue" value={graded} write={writeLongClock} />
          </p>
        )}
        {factor !== undefined && (
          <p className="tool-row graded-equation num">
            {time !== undefined && <span>{writeLongClock(time)} ×</span>}
            <Figure name="facteur" value={factor} write={writeFactor} />
            <small>
              {`coefficient ${group ? writeGroup(group) : ''}, ${systemWords[system].label}`}
              {isFactorKnown
                ? ''
                : '. Non publié pour cet âge\u00a0: celui de 75–79 ans, vérifiez sur le site officiel.'}
              {system === '703-2026' ? '. Une seule source\u00a0: vérifiez sur le site officiel.' : ''}
            </small>
          </p>
        )}
      </div>
      {drawn.time !== undefined && drawn.group && drawn.system !== 'ancien' && (
        <AgeFan system={drawn.system} group={drawn.group} time={drawn.time} />
      )}
      <ResultFacts answer={answer} />
    </div>
  )
}

function ResultFacts({ answer: { slots, time, graded } }: { answer: QualificationAnswer }) {
  const gain = graded === undefined || time === undefined ? undefined : graded - time
  return (
    <dl className="calculator-facts">
      <Fact
        label="Places sur la course"
        name="places"
        value={slots}
        write={(count) => writeNumber(count, 0)}
      />
      <Fact label="Gain dû au coefficient" name="gain" value={gain} write={writeClock} />
    </dl>
  )
}

type AgeFanProps = { system: FactorTableKey; group: AgeGroup; time: number }

const [width, height, labelsFrom] = [720, 250, 560]

const AgeFan = memo(function AgeFan({ system, group, time }: AgeFanProps) {
  const lines = AGE_GROUPS.filter(
    (other) => other.gender === group.gender && (other.band < 12 || other === group),
  )
    .map((other) => ({ group: other, factor: factorOf(system, other), isMine: other.key === group.key }))
    .toSorted((one, other) => Number(one.isMine) - Number(other.isMine))
  const factors = lines.map(({ factor }) => factor)
  const [least, most] = [Math.min(...factors), Math.max(...factors)]
  const down = (factor: number) => 16 + ((most - factor) / (most - least)) * (height - 32)
  const mine = factorOf(system, group)
  const named = namedLines(lines, (line) => down(line.factor), down(mine))
  return (
    <Chart
      className="chart age-fan"
      size={[width, height]}
      label={
        'Le même temps, pondéré pour chaque groupe d’âge\u00a0: plus l’âge avance, plus le coefficient retire'
      }
    >
      {lines.map((line) => (
        <path
          key={line.group.key}
          className={line.isMine ? 'chart-line-mine' : 'chart-line'}
          d={`M8 16H150C320 16 340 ${down(line.factor).toFixed(1)} ${labelsFrom - 14} ${down(line.factor).toFixed(1)}`}
        />
      ))}
      <circle className="chart-dot" cx="8" cy="16" r="6" />
      {named.map((line) => (
        <text
          key={line.group.key}
          className={line.isMine ? 'age-fan-mine' : undefined}
          x={labelsFrom}
          y={down(line.factor) + 5}
        >
          {`${writeBand(line.group.band)} · ${writeLongClock(time * line.factor)}`}
        </text>
      ))}
    </Chart>
  )
})

function namedLines<Line extends { isMine: boolean; factor: number }>(
  lines: readonly Line[],
  heightOf: (line: Line) => number,
  mine: number,
): Line[] {
  const taken: number[] = [mine]
  return lines
    .toSorted((one, other) => other.factor - one.factor)
    .filter((line) => {
      if (line.isMine) return true
      if (taken.some((other) => Math.abs(other - heightOf(line)) < 32)) return false
      taken.push(heightOf(line))
      return true
    })
}
