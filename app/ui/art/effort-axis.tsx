import { pathNumber } from './geometry/path-number.ts'

interface EffortAxisProps {
  /** What each part of the drawing above is called, and its share of the width, in order; shares add up to 1. */
  parts: readonly { label: string; share: number }[]
}

const narrowest = 0.035

export function EffortAxis({ parts }: EffortAxisProps) {
  const placed = placesOf(parts)
  return (
    <svg className="effort-axis" aria-hidden="true" focusable="false">
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
