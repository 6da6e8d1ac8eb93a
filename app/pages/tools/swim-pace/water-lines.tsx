import { memo } from 'react'

type WaterLinesProps = {
  className: string
  width: number
  height: number
  gap: number
  swell: number
  length?: number
  shift?: number
  mine?: number
  isStretched?: boolean
}

const mostLines = 60

export const WaterLines = memo(function WaterLines({
  className,
  width,
  height,
  gap,
  swell,
  length = 1,
  shift = 0,
  mine,
  isStretched = false,
}: WaterLinesProps) {
  const count = Math.min(mostLines, Math.max(1, Math.floor(height / gap)))
  const top = isStretched ? (height - (count - 1) * gap) / 2 : Math.max(gap / 2, 12)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={isStretched ? 'none' : 'xMidYMin slice'}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, line) => (
        <use
          key={line}
          href="#water-wave"
          className={line === mine ? 'ln ln-hi' : 'ln'}
          transform={`translate(${-((line * 37 + shift) % 200)} ${(top + line * gap).toFixed(1)}) scale(${length} ${swell})`}
        />
      ))}
    </svg>
  )
})
