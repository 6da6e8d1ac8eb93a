import { joinClasses } from './join-classes.ts'

type PlacesGaugeProps = { free: number; total: number; className?: string }

export function PlacesGauge({ free, total, className }: PlacesGaugeProps) {
  const places = Array.from({ length: total }, (_, index) => index >= total - free)
  return (
    <span className={joinClasses('places-gauge', free === 0 && 'places-gauge-full', className)}>
      <span className="vh">{`${free} ${free > 1 ? 'places libres' : 'place libre'} sur ${total}`}</span>
      {places.map((isFree, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place has no identity but its rank
        <i key={index} data-free={isFree || undefined} aria-hidden="true" />
      ))}
    </span>
  )
}
