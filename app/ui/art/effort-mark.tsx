import { effortGap } from './drawings/effort-lines.ts'
import { pathNumber } from './geometry/path-number.ts'

const width = 64
const height = 36

export function EffortMark({ effort }: { effort: number }) {
  const gap = effortGap(effort)
  const count = Math.floor((height / 2 - 1) / gap)
  const lines = Array.from({ length: count }, (_, index) => (index + 1) * gap)
  return (
    <svg
      className="effort-mark"
      viewBox={`0 ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="ln"
        d={lines.map((y) => `M0 ${pathNumber(y)}H${width}M0 ${pathNumber(-y)}H${width}`).join('')}
      />
      <path className="ln ln-hi" d={`M0 0H${width}`} />
    </svg>
  )
}
