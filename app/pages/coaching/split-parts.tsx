import { gaussian } from '#app/ui/art/geometry/easing.ts'
import { lineBundle } from '#app/ui/art/geometry/line-bundle.ts'

export const PART = { width: 100, height: 64 }
const COUNT = 7
const YOURS = 3

export function SplitParts() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="split-parts">
      <defs>
        {Object.entries(parts).map(([name, heightOf]) => (
          <g key={name} id={`part-${name}`}>
            {linesOf(heightOf).map((line, index) => (
              <path
                key={line}
                d={line}
                className={index === YOURS ? 'ln ln-hi' : 'ln'}
                vectorEffect="non-scaling-stroke"
              />
            ))}
          </g>
        ))}
      </defs>
    </svg>
  )
}

type Departure = (depth: number, along: number) => number

const parts: Record<'swim' | 'bike' | 'run', Departure> = {
  swim: (_depth, along) => 2.6 * Math.sin(Math.PI * 2 * along * 3),
  bike: (depth, along) =>
    -20 * (1 - depth * 0.75) * (gaussian(along, 0.38, 0.13) + 0.65 * gaussian(along, 0.7, 0.1)),
  run: () => 0,
}

function linesOf(departure: Departure): string[] {
  const frame = { width: PART.width, count: COUNT, step: 4, from: 0, to: PART.width }
  return lineBundle(frame, (depth, along) => 24 + depth * 34 + departure(depth, along))
}
