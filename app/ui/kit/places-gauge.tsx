export function PlacesGauge({ free, total }: { free: number; total: number }) {
  const places = Array.from({ length: total }, (_, index) => index >= total - free)
  return (
    <span className={free === 0 ? 'places-gauge places-gauge-full' : 'places-gauge'}>
      <span className="vh">{`${free} ${free > 1 ? 'places libres' : 'place libre'} sur ${total}`}</span>
      {places.map((isFree, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a place has no identity but its rank
        <i key={index} data-free={isFree || undefined} aria-hidden="true" />
      ))}
    </span>
  )
}
