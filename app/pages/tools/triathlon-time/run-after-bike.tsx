import { memo } from 'react'
import { SLOW_DOWN_RANGES } from '#app/domain/training/triathlon/formats.ts'
import { writeClock, writePercentage, writePace } from '#app/domain/training/typed/writing.ts'
import { RangeField } from '../fields.tsx'
import { Chart } from '../figures.tsx'
import { CalculateButton } from '../tool-form.tsx'
import { ToolSection } from '../tool-section.tsx'
import type { TriathlonAnswer } from './triathlon-time-answer.ts'
import { formatWords, writeSlowDownRange } from './triathlon-words.ts'

type RunAfterBikeProps = {
  /** For the slider: it must be where the finger is at once. */
  slowDown: number
  drawn: TriathlonAnswer
}

export function RunAfterBike({ slowDown, drawn }: RunAfterBikeProps) {
  return (
    <ToolSection look="column" id="apres-le-velo" title="Courir après le vélo">
      <RangeField name="ralentissement" value={slowDown} />
      <SlowDownChart slowDown={drawn.paces.slowDown ?? 0} runPaceAfterBike={drawn.times.runPaceAfterBike} />
      <p className="tool-note race-note">
        <b>Jamais caché dans le calcul.</b> {costOf(drawn)} Les plages sont des repères d’entraîneurs, pas des
        mesures&nbsp;: à vérifier sur vos courses.
      </p>
      <CalculateButton />
    </ToolSection>
  )
}

function costOf({ paces, times, distances }: TriathlonAnswer): string {
  const [fresh, afterBike, metres] = [paces.runPace, times.runPaceAfterBike, distances.run]
  if (fresh === undefined || afterBike === undefined || metres === undefined) return ''
  const lost = ((afterBike - fresh) * metres) / 1000
  return `À sec, ${writePace(fresh, 'km')}\u202f; après le vélo, ${writePace(afterBike, 'km')}, soit ${writeClock(lost)} de plus.`
}

const [width, left, right, most] = [560, 164, 548, 20]
const percents = Array.from({ length: most + 1 }, (_, percent) => percent)

type SlowDownChartProps = { slowDown: number; runPaceAfterBike: number | undefined }

const SlowDownChart = memo(function SlowDownChart({ slowDown, runPaceAfterBike }: SlowDownChartProps) {
  const mine = xOf(Math.min(most, slowDown))
  return (
    <Chart
      className="chart slow-down-chart"
      size={[width, 184]}
      label={`Votre ralentissement, ${writePercentage(slowDown)}, parmi les repères de la table des repères d’entraîneurs.`}
    >
      {percents.map((percent) => (
        <path
          key={percent}
          className={percent % 5 === 0 ? 'chart-line' : 'chart-grid'}
          d={`M${xOf(percent)} 34V150`}
        />
      ))}
      {SLOW_DOWN_RANGES.map((range, index) => (
        <g key={range.format}>
          <text className="chart-label" x="0" y={62 + index * 36}>
            {range.format === 'L-113' ? '70.3' : formatWords[range.format].letter}
          </text>
          <text x="56" y={62 + index * 36}>
            {writeSlowDownRange(range)}
          </text>
          <path className="slow-down-range" d={`M${xOf(range.from)} ${57 + index * 36}H${xOf(range.to)}`} />
        </g>
      ))}
      {[0, 5, 10, 15, 20].map((percent) => (
        <text key={percent} x={xOf(percent)} y="176" textAnchor={percent === most ? 'end' : 'middle'}>
          {writePercentage(percent)}
        </text>
      ))}
      <path className="chart-line-mine" d={`M${mine} 26V152`} />
      {runPaceAfterBike !== undefined && (
        <text
          className="chart-label slow-down-mine"
          x={mine}
          y="16"
          textAnchor={mine > 470 ? 'end' : 'middle'}
        >
          {writePace(runPaceAfterBike, 'km')}
        </text>
      )}
    </Chart>
  )
})

function xOf(percent: number): number {
  return Math.round((left + ((right - left) * percent) / most) * 10) / 10
}
