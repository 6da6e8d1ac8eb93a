import type { CSSProperties } from 'react'
import { LOAD_HEIGHT, LOAD_WIDTH, loadCurve } from './load-curve.ts'
import { loadInWords } from './load-in-words.ts'
import { phaseWidths } from './phase-widths.ts'
import type { Shares } from './split-strip.tsx'

const COUNT = 17
const FLOOR = LOAD_HEIGHT - 8

type LoadChartProps = {
  /** Load of each week, in percent of the hardest one. */
  weeks: readonly number[]
  /** Lengths of the phases in weeks: a dashed line parts them. */
  phaseLengths: readonly (number | undefined)[]
  /** How the load is shared by three disciplines: two darker lines part them. */
  shares?: Shares
}

/** The load of a season, week after week: the bundle is filled up to your line. */
export function LoadChart({ weeks, phaseLengths, shares }: LoadChartProps) {
  const curve = loadCurve(weeks)
  return (
    <figure className="load-chart" aria-label="Charge de la préparation, semaine par semaine">
      <p className="vh">{loadInWords(weeks)}</p>
      <svg
        viewBox={`0 0 ${LOAD_WIDTH} ${LOAD_HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <path id="load-line" d={curve} vectorEffect="non-scaling-stroke" />
        </defs>
        {Array.from({ length: COUNT - 1 }, (_, line) => (
          <use key={line} href="#load-line" className="ln" transform={atShare((line + 1) / COUNT)} />
        ))}
        {shares
          ? boundsOf(shares).map((bound) => (
              <use key={bound} href="#load-line" className="ln ln-bound" transform={atShare(bound)} />
            ))
          : null}
        {phaseEnds(phaseLengths).map((x) => (
          <path key={x} className="load-cut" d={`M${x} 0V${FLOOR}`} vectorEffect="non-scaling-stroke" />
        ))}
        <use href="#load-line" className="ln ln-hi" transform={atShare(1)} />
      </svg>
      {shares ? <DisciplineNames shares={shares} firstWeek={weeks[0] ?? 0} /> : null}
    </figure>
  )
}

function atShare(share: number): string {
  return `matrix(1 0 0 ${Math.round(share * 1000) / 1000} 0 ${FLOOR})`
}

/** Where a phase gives way to the next one. */
function phaseEnds(lengths: readonly (number | undefined)[]): number[] {
  const widths = phaseWidths(lengths) ?? []
  const total = widths.reduce((sum, width) => sum + width, 0)
  let done = 0
  return widths.slice(0, -1).map((width) => {
    done += width
    return Math.round((LOAD_WIDTH * done) / total)
  })
}

function boundsOf({ swim, bike }: Shares): number[] {
  return [swim / 100, (swim + bike) / 100]
}

function atHeight(percent: number): CSSProperties {
  return { '--bottom': `${Math.round(percent * 0.9)}%` } as CSSProperties
}

/** Each name stands in the middle of its discipline, at the first week. */
function DisciplineNames({ shares, firstWeek }: { shares: Shares; firstWeek: number }) {
  const { swim, bike, run } = shares
  const places = [
    { name: 'Course', middle: swim + bike + run / 2 },
    { name: 'Vélo', middle: swim + bike / 2 },
    { name: 'Natation', middle: swim / 2 },
  ]
  return (
    <ul className="load-names" aria-hidden="true">
      {places.map(({ name, middle }) => (
        <li key={name} style={atHeight((middle * firstWeek) / 100)}>
          {name}
        </li>
      ))}
    </ul>
  )
}
