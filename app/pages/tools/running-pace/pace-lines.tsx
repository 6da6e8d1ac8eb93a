import { memo, useDeferredValue } from 'react'

const [left, right, bottom] = [-40, 640, 60]

/** The lanes of a bend behind the figure: the slower the pace, the further apart. */
export const PaceLines = memo(function PaceLines({ pace }: { pace: number }) {
  // Behind the figure, and a frame after it.
  const gap = useDeferredValue(Math.min(60, Math.max(12, Math.round(pace / 14))))
  const radii = Array.from({ length: Math.floor(560 / gap) }, (_, index) => 30 + index * gap)
  const yours = Math.round(radii.length * 0.62)
  return (
    <svg
      className="run-lines"
      viewBox="0 0 860 620"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {radii.map((radius, index) => (
        <path key={radius} className={index === yours ? 'ln ln-hi' : 'ln'} d={bendOf(radius)} />
      ))}
    </svg>
  )
})

function bendOf(radius: number): string {
  return `M${left} ${bottom + radius}H${right}a${radius} ${radius} 0 0 0 ${radius}-${radius}V-40`
}
