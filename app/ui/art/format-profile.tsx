import { classNames } from './class-names.ts'
import { formatProfile } from './drawings/format-profile.ts'

export interface FormatProfileProps {
  /** Shares of the time, from 0 to 1; running takes the rest. */
  swimShare: number
  bikeShare: number
  className?: string
}

/** The three disciplines of a triathlon format, as wide as the time they take. */
export function FormatProfile({ swimShare, bikeShare, className }: FormatProfileProps) {
  const { viewBox, preserveAspectRatio, lines, highlighted } = formatProfile(swimShare, bikeShare)
  return (
    <svg
      className={classNames('format-profile', className)}
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
