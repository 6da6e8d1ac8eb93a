import { memo } from 'react'
import { mileMetres } from '#app/domain/training/measures.ts'
import type { Pacing } from '#app/domain/training/running/pacing.ts'
import type { Run } from '#app/domain/training/running/run.ts'
import { writeNumber } from '#app/domain/training/typed/writing.ts'
import { Chart } from '../figures.tsx'
import { writeLengthIn, writePaceIn, type RunWriting } from './run-words.ts'
import type { RunningUnit } from './running-pace-fields.ts'

const [width, height, left, bottom] = [640, 510, 58, 462]
const [middle, reach] = [232, 196]
const leastSpan = 12
const turn = 14
const ticksAtMost = 9
const lanes = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6]

type ProfileChartProps = { run: Run; pacing: Pacing; writing: RunWriting }

export const ProfileChart = memo(function ProfileChart({ run, pacing, writing }: ProfileChartProps) {
  const { grid, ticks, steps } = drawProfile(run, pacing, writing.unit)
  const [first, last] = [steps[0], steps.at(-1)]
  const finish = writeLengthIn(run.distanceMetres, writing)
  return (
    <Chart
      size={[width, height]}
      label={`Allure prévue du départ à l’arrivée, ${finish} : les chiffres sont dans le tableau qui suit`}
    >
      {grid.map(({ pace, y, isMean }) => (
        <g key={y}>
          <line className={isMean ? 'chart-target' : 'chart-grid'} x1={left} x2={width} y1={y} y2={y} />
          <text x="0" y={y + 4.5}>
            {writePaceIn(pace, { ...writing, hasTenths: false })}
          </text>
        </g>
      ))}
      <line className="chart-axis" x1={left} x2={width} y1={bottom} y2={bottom} />
      {ticks.map(({ x, count }) => (
        <g key={x}>
          <line className="chart-grid" x1={x} x2={x} y1={bottom} y2={bottom + 8} />
          <text x={x} y={bottom + 30} textAnchor={count === 0 ? 'start' : 'middle'}>
            {count === 0 ? `0 ${writing.unit}` : writeNumber(count)}
          </text>
        </g>
      ))}
      <text x={width} y={bottom + 30} textAnchor="end">
        {finish.split('\u00a0')[0]}
      </text>
      {lanes.map((lane) => (
        <path
          key={lane}
          className="chart-line"
          opacity={1 - Math.abs(lane) / 7.2}
          d={profileLine(steps, lane * 14)}
        />
      ))}
      <path className="chart-line-mine" d={profileLine(steps, 0)} />
      {first && last && (
        <>
          <circle className="chart-dot" cx={left} cy={first.y} r="6" />
          <circle className="chart-dot chart-dot-end" cx={width} cy={last.y} r="6" />
          <text className="chart-label" x={left + 14} y={first.y + 28}>
            Départ {writePaceIn(first.pace, writing)}
          </text>
          <text className="chart-label" x={width - 4} y={last.y - 18} textAnchor="end">
            Arrivée {writePaceIn(last.pace, writing)}
          </text>
        </>
      )}
    </Chart>
  )
})

function drawProfile(run: Run, pacing: Pacing, unit: RunningUnit) {
  const furthest = Math.max(...pacing.map(({ pace }) => Math.abs(pace - run.pace)))
  const span = Math.max(leastSpan, furthest * 1.6)
  const across = (metres: number) => rounded(left + ((width - left) * metres) / run.distanceMetres)
  const up = (pace: number) => rounded(middle + ((pace - run.pace) / span) * reach)
  return {
    grid: [-1, -0.5, 0, 0.5, 1]
      .map((share) => run.pace + share * span)
      .filter((pace) => pace > 0)
      .map((pace) => ({ pace, y: up(pace), isMean: pace === run.pace })),
    ticks: ticksOf(run.distanceMetres, unit).map((tick) => ({ ...tick, x: across(tick.metres) })),
    steps: pacing.map(({ toMetres, pace }) => ({ x: across(toMetres), y: up(pace), pace })),
  }
}

function profileLine(steps: { x: number; y: number }[], offset: number): string {
  return steps
    .map(({ x, y }, index) => {
      const place = rounded(y + offset)
      if (index === 0) return `M${left} ${place}H${index === steps.length - 1 ? x : x - turn}`
      const from = steps[index - 1]?.x ?? left
      return `C${from} ${rounded((steps[index - 1]?.y ?? y) + offset)} ${from} ${place} ${from + turn} ${place}H${x}`
    })
    .join('')
}

function ticksOf(distanceMetres: number, unit: RunningUnit): { metres: number; count: number }[] {
  const unitMetres = unit === 'km' ? 1000 : mileMetres
  const length = distanceMetres / unitMetres
  const step = roundStep(length / ticksAtMost)
  const count = Math.max(1, Math.ceil(length / step - 0.6))
  return Array.from({ length: count }, (_, index) => ({
    metres: index * step * unitMetres,
    count: Number((index * step).toPrecision(12)),
  }))
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 5].find((multiple) => multiple * power >= least) ?? 10)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
