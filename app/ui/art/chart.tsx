import { CHART_HEIGHT, CHART_WIDTH, type ChartLines } from './drawings/charts.ts'

/** Drawn where the page is loaded; what it says stands in a table beside it. */
export function Chart({ drawing }: { drawing: Partial<ChartLines> }) {
  const { lines, highlighted, bound } = drawing
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${CHART_WIDTH} ${CHART_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ln" d={lines} vectorEffect="non-scaling-stroke" />
      {bound ? <path className="ln chart-before" d={bound} vectorEffect="non-scaling-stroke" /> : null}
      <path className="ln ln-hi" d={highlighted} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
