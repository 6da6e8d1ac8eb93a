import {
  EFFORT_HEIGHT,
  EFFORT_SIDE,
  EFFORT_WIDTH,
  effortLine,
  type EffortStep,
} from './drawings/effort-lines.ts'

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
      focusable="false"
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
