import type { CSSProperties } from 'react'
import type { CoachingTexts } from '#app/domain/coaching/store.server.ts'
import { pathNumber, pathPair } from '#app/ui/art/geometry/path-number.ts'
import { SectionHead } from '#app/ui/blocks/section-head/section-head.tsx'
import { DataTable } from '#app/ui/kit/lists/data-table.tsx'
import { partsOf, scaled, type Shares } from './split-parts.tsx'
import { StrokeCounts } from './stroke-counts.tsx'

export const LOAD_WIDTH = 1312
export const LOAD_HEIGHT = 300
const TOP_MARGIN = 32

export function Season({ texts }: { texts: CoachingTexts['season'] }) {
  const load = 'weeks' in texts ? { ...texts, weeks: percentOfGreatest(texts.weeks) } : undefined
  return (
    <section className="band" id="saison">
      <div className="wrap section">
        <SectionHead title={texts.title} lead={texts.lead} />
        {'strokes' in texts ? <StrokeCounts {...texts.strokes} /> : null}
        {load ? <LoadChart {...load} /> : null}
        <ol className="phases" style={columnsOf(texts.phases.map(({ length }) => length))}>
          {texts.phases.map(({ name, weeks, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <span className="muted small">{weeks}</span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {load ? <LoadTable {...load} /> : null}
      </div>
    </section>
  )
}

/** However they were written down: the greatest is 100. */
export function percentOfGreatest(weeks: readonly number[]): number[] {
  const greatest = Math.max(...weeks)
  return weeks.map((week) => (greatest > 0 ? Math.round((week / greatest) * 100) : 0))
}

function columnsOf(lengths: readonly (number | undefined)[]): CSSProperties | undefined {
  const widths = phaseWidths(lengths)
  if (!widths) return undefined
  return { '--columns': widths.map((width) => `${width}fr`).join(' ') }
}

const COUNT = 17

const FLOOR = LOAD_HEIGHT - 8

type LoadChartProps = {
  weeks: readonly number[]
  phases: readonly { length?: number | undefined }[]
  shares?: Shares
}

function LoadChart({ weeks, phases, shares }: LoadChartProps) {
  const parts = partsOf(shares)
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
          <path id="load-line" d={loadCurve(weeks)} vectorEffect="non-scaling-stroke" />
        </defs>
        {Array.from({ length: COUNT - 1 }, (_, line) => (
          <use key={line} href="#load-line" className="ln" transform={scaled((line + 1) / COUNT, FLOOR)} />
        ))}
        {parts.slice(1).map(({ part, from }) => (
          <use key={part} href="#load-line" className="ln ln-bound" transform={scaled(from / 100, FLOOR)} />
        ))}
        {phaseEnds(phases.map(({ length }) => length)).map((x) => (
          <path key={x} className="load-cut" d={`M${x} 0V${FLOOR}`} vectorEffect="non-scaling-stroke" />
        ))}
        <use href="#load-line" className="ln ln-hi" transform={scaled(1, FLOOR)} />
      </svg>
      {shares ? (
        <ul className="load-names smaller" aria-hidden="true">
          {parts.toReversed().map(({ name, from, share }) => (
            <li key={name} style={atHeight(((from + share / 2) * (weeks[0] ?? 0)) / 100)}>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
    </figure>
  )
}

function phaseEnds(lengths: readonly (number | undefined)[]): number[] {
  const widths = phaseWidths(lengths) ?? []
  const total = widths.reduce((sum, width) => sum + width, 0)
  let done = 0
  return widths.slice(0, -1).map((width) => {
    done += width
    return Math.round((LOAD_WIDTH * done) / total)
  })
}

function atHeight(percent: number): CSSProperties {
  return { '--bottom': `${Math.round(percent * 0.9)}%` }
}

function LoadTable({ weeks, shares }: Omit<LoadChartProps, 'phases'>) {
  const rows = [...partsOf(shares), { name: 'Charge', share: 100 }]
  return (
    <div className="load-figures">
      <details>
        <summary className="tap muted small">Voir les chiffres, semaine par semaine</summary>
        <DataTable caption="Charge de chaque semaine, en pourcentage de la plus forte">
          <thead>
            <tr>
              <th scope="col">Semaine</th>
              {weeks.map((_, week) => (
                // oxlint-disable-next-line react/no-array-index-key -- a week has no identity but its rank
                <th scope="col" key={week}>
                  {week + 1}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, share }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {weeks.map((load, week) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a week has no identity but its rank
                  <td key={week}>{`${Math.round((load * share) / 100)}\u00A0%`}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </div>
  )
}

/** The load of a season as one line above y = 0: scaled, it gives any share. A smooth step (3t² − 2t³) is a cubic. */
export function loadCurve(weeks: readonly number[]): string {
  const step = LOAD_WIDTH / Math.max(1, weeks.length - 1)
  const heights = weeks.map((week) => -((LOAD_HEIGHT - TOP_MARGIN) * week) / 100)
  const [first = 0, ...others] = heights
  return others.reduce(
    (path, height, index) => {
      const before = heights[index] ?? 0
      const handles = `${pathPair(step / 3, 0)} ${pathPair((step * 2) / 3, height - before)}`
      return `${path}c${handles} ${pathPair(step, height - before)}`
    },
    `M0 ${pathNumber(first)}`,
  )
}

export function loadInWords(weeks: readonly number[]): string {
  const hardest = weeks.indexOf(Math.max(...weeks)) + 1
  return (
    `Sur ${weeks.length}\u00A0semaines, la charge part de ${weeks.at(0) ?? 0}\u00A0% de son maximum, ` +
    `l’atteint en semaine ${hardest} et finit à ${weeks.at(-1) ?? 0}\u00A0%.`
  )
}

/** Widths in weeks of an axis from the middle of the first week to that of the last; undefined without lengths. */
export function phaseWidths(lengths: readonly (number | undefined)[]): number[] | undefined {
  const widths = lengths.map((length, phase) => {
    if (length === undefined) return
    const ends = (phase === 0 ? 0.5 : 0) + (phase === lengths.length - 1 ? 0.5 : 0)
    return length - ends
  })
  return widths.every((width) => width !== undefined) ? widths : undefined
}
