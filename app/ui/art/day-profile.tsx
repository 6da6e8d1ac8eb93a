import { classNames } from './class-names.ts'
import { dayProfile } from './drawings/profiles.ts'

interface DayProfileProps {
  /** Number of the day in the camp, from 0. */
  day: number
  /** From 0 (rest) to 1 (the hardest day). */
  load: number
  className?: string
}

export function DayProfile({ day, load, className }: DayProfileProps) {
  const { viewBox, lines, highlighted } = dayProfile(day, load)
  return (
    <svg
      className={classNames('day-profile', className)}
      viewBox={viewBox}
      aria-hidden="true"
      focusable="false"
    >
      <path className="ln" d={lines.join('')} />
      <path className="ln ln-hi" d={highlighted} />
    </svg>
  )
}
