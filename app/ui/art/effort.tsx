import { EFFORT_WIDTH, effortGap, effortLine, type EffortStep } from './drawings/effort-lines.ts'
import { pathNumber } from './geometry/path-number.ts'

const narrowest = 0.035

/** The first line below yours is drawn; these are the others, in how many times its distance. */
const others = [-1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6]

export function EffortLines({ id, steps }: { id: string; steps: readonly EffortStep[] }) {
  return (
    <svg className="effort-lines" viewBox="0 -66 680 132" preserveAspectRatio="none" aria-hidden="true">
      {/* An attribute: rules of a sheet that name the drawing do not reach into `use`. */}
      <path id={id} className="ln" d={effortLine(steps)} vectorEffect="non-scaling-stroke" />
      {others.map((side) => (
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
  const heights = Array.from({ length: Math.floor(17 / gap) }, (_, index) => (index + 1) * gap)
  return (
    <svg className="effort-mark" viewBox="0 -18 64 36" aria-hidden="true">
      <path className="ln" d={heights.map((y) => `M0 ${pathNumber(y)}H64M0 ${pathNumber(-y)}H64`).join('')} />
      <path className="ln ln-hi" d="M0 0H64" />
    </svg>
  )
}
