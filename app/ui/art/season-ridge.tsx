import { classNames } from './class-names.ts'
import { seasonRidge, type SeasonPeak } from './drawings/season-ridge.ts'

/** The races of a season as peaks of one line; the list beside it says the same in words. */
export function SeasonRidge({ peaks, className }: { peaks: readonly SeasonPeak[]; className?: string }) {
  const { viewBox, preserveAspectRatio, lines, highlighted } = seasonRidge(peaks)
  return (
    <svg
      className={classNames('season-ridge', className)}
      viewBox={viewBox}
      preserveAspectRatio={preserveAspectRatio}
      aria-hidden="true"
      focusable="false"
    >
      <path className="ln" d={lines.join('')} vectorEffect="non-scaling-stroke" />
      <path className="ln ln-hi" d={highlighted} vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
