import { gaussian } from '#app/ui/art/geometry/easing.ts'
import { lineBundle } from '#app/ui/art/geometry/line-bundle.ts'

const PART = { width: 100, height: 64 }
const COUNT = 7
const YOURS = 3

export function SplitParts() {
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="split-parts">
      <defs>
        {Object.entries(departures).map(([name, departure]) => (
          <g key={name} id={`part-${name}`}>
            {linesOf(departure).map((line, index) => (
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

const departures: Record<'swim' | 'bike' | 'run', Departure> = {
  swim: (_depth, along) => 2.6 * Math.sin(Math.PI * 2 * along * 3),
  bike: (depth, along) =>
    -20 * (1 - depth * 0.75) * (gaussian(along, 0.38, 0.13) + 0.65 * gaussian(along, 0.7, 0.1)),
  run: () => 0,
}

function linesOf(departure: Departure): string[] {
  const frame = { width: PART.width, count: COUNT, step: 4, from: 0, to: PART.width }
  return lineBundle(frame, (depth, along) => 24 + depth * 34 + departure(depth, along))
}

/** A curve drawn from y = 0, as high as a share of itself, on a line at `y`. */
export function scaled(share: number, y: number): string {
  return `matrix(1 0 0 ${Math.round(share * 1000) / 1000} 0 ${y})`
}

export type Shares = { swim: number; bike: number; run: number }

/** The parts of a race in their order, if there are some: where each begins and how long it is, in percent of the whole. */
export function partsOf(shares: Shares | undefined) {
  if (!shares) return []
  const { swim, bike, run } = shares
  return [
    { part: 'swim', name: 'Natation', from: 0, share: swim },
    { part: 'bike', name: 'Vélo', from: swim, share: bike },
    { part: 'run', name: 'Course', from: swim + bike, share: run },
  ]
}

export function SplitStrip({ shares }: { shares: Shares }) {
  const parts = partsOf(shares)
  const words = parts.map(({ name, share }) => `${name.toLowerCase()} ${share}\u00A0%`)
  return (
    <>
      <p className="vh">{`Part du temps\u00A0: ${words.join(', ')}`}</p>
      <svg className="split-strip" aria-hidden="true" focusable="false">
        {parts.map(({ part, from, share }) => (
          <svg
            key={part}
            x={`${from}%`}
            width={`${share}%`}
            height={PART.height}
            viewBox={`0 0 ${PART.width} ${PART.height}`}
            preserveAspectRatio="none"
          >
            <use href={`#part-${part}`} />
          </svg>
        ))}
      </svg>
    </>
  )
}
