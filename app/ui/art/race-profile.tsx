import { classNames } from './class-names.ts'
import { raceProfile, type RaceLeg } from './drawings/race-profile.ts'

/** The legs of a race, as wide as the time they take. */
export function RaceProfile({ legs, className }: { legs: readonly RaceLeg[]; className?: string }) {
  const { viewBox, preserveAspectRatio, lines, highlighted } = raceProfile(legs)
  return (
    <svg
      className={classNames('race-profile', className)}
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
