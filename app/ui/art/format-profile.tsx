import { classNames } from './class-names.ts'
import { formatProfile } from './drawings/format-profile.ts'
import { DrawnLines } from './drawn-lines.tsx'

export interface FormatProfileProps {
  /** Shares of the time, from 0 to 1; running takes the rest. */
  swimShare: number
  bikeShare: number
  className?: string
}

/** The three disciplines of a triathlon format, as wide as the time they take. */
export function FormatProfile({ swimShare, bikeShare, className }: FormatProfileProps) {
  return (
    <DrawnLines
      drawing={formatProfile(swimShare, bikeShare)}
      className={classNames('format-profile', className)}
    />
  )
}
