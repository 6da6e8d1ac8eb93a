import type { Offer } from '#app/domain/training/qualification/offers.ts'

const width = 1200
const base = 96
const mostStrokes = 600

/** The offers in a row: a tall stroke for each that is accepted. */
export function CeremonyStrokes({ offers }: { offers: readonly Offer[] }) {
  const shown = offers.slice(0, mostStrokes)
  const step = width / Math.max(1, shown.length)
  const strokesOf = (isAccepted: boolean, top: number) =>
    shown
      .map((offer, index) =>
        offer.isAccepted === isAccepted ? `M${((index + 0.5) * step).toFixed(1)} ${base}V${top}` : '',
      )
      .join('')
  return (
    <svg
      className="chart ceremony-strokes"
      viewBox={`0 0 ${width} 100`}
      preserveAspectRatio="none"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing is inline, its offers are in the list
      role="img"
      aria-label={`${shown.length} offres, un trait haut pour chacune qui est acceptée`}
    >
      <path className="chart-line" d={strokesOf(false, 70)} />
      <path className="chart-line-mine" d={strokesOf(true, 10)} />
      <path className="chart-grid" d={`M0 ${base + 2}H${width}`} />
    </svg>
  )
}
