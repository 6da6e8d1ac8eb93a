import { dayProfile } from './drawings/profiles.ts'

/** A day of a camp: its number in it, from 0, and its load, from 0 (rest) to 1 (the hardest day). */
export function DayProfile({ day, load }: { day: number; load: number }) {
  const { viewBox, lines, highlighted } = dayProfile(day, load)
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <path className="ln" d={lines.join('')} />
      <path className="ln ln-hi" d={highlighted} />
    </svg>
  )
}
