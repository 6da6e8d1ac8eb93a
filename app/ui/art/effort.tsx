import {
  EFFORT_HEIGHT,
  EFFORT_SIDE,
  EFFORT_WIDTH,
  effortLine,
  type EffortStep,
  effortGap,
} from './drawings/effort-lines.ts'
import { pathNumber } from './geometry/path-number.ts'

const width = 64

const height = 36

const narrowest = 0.035

interface EffortLinesProps {
  id: string
  steps: readonly EffortStep[]
}

const sides = Array.from({ length: EFFORT_SIDE }, (_, index) => [index + 1, -index - 1]).flat()

export function EffortLines({ id, steps }: EffortLinesProps) {
  return (
    <svg
      className="effort-lines"
      viewBox={`0 ${-EFFORT_HEIGHT / 2} ${EFFORT_WIDTH} ${EFFORT_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {/* An attribute: rules of a sheet that name the drawing do not reach into `use`. */}
      <path id={id} className="ln" d={effortLine(steps)} vectorEffect="non-scaling-stroke" />
      {sides.slice(1).map((side) => (
        <use key={side} href={`#${id}`} transform={`scale(1 ${side})`} />
      ))}
      <path className="ln ln-hi" d={`M0 0H${EFFORT_WIDTH}`} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

interface EffortAxisProps {
  /** What each part of the drawing above is called, and its share of the width, in order; shares add up to 1. */
  parts: readonly { label: string; share: number }[]
}

export function EffortAxis({ parts }: EffortAxisProps) {
  const placed = placesOf(parts)
  return (
    <svg className="effort-axis" aria-hidden="true">
      {placed.slice(0, -1).map(({ end: x }) => (
        <line key={x} x1={x} x2={x} y1="0" y2="7" />
      ))}
      {placed.map(({ label, middle }) => (
        <text key={middle} x={middle} y="21" textAnchor="middle">
          {label}
        </text>
      ))}
    </svg>
  )
}

function placesOf(parts: EffortAxisProps['parts']): { label: string; middle: string; end: string }[] {
  let end = 0
  return parts.map(({ label, share }) => {
    const from = end
    end += share
    return { label: share < narrowest ? '' : label, middle: percent(from + share / 2), end: percent(end) }
  })
}

function percent(share: number): string {
  return `${pathNumber(share * 100)}%`
}

export function EffortMark({ effort }: { effort: number }) {
  const gap = effortGap(effort)
  const count = Math.floor((height / 2 - 1) / gap)
  const lines = Array.from({ length: count }, (_, index) => (index + 1) * gap)
  return (
    <svg className="effort-mark" viewBox={`0 ${-height / 2} ${width} ${height}`} aria-hidden="true">
      <path
        className="ln"
        d={lines.map((y) => `M0 ${pathNumber(y)}H${width}M0 ${pathNumber(-y)}H${width}`).join('')}
      />
      <path className="ln ln-hi" d={`M0 0H${width}`} />
    </svg>
  )
}
