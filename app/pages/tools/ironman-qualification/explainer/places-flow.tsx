import { drawPlaces, placesBox, placedAt, placesByKind, type SharedPlaces } from './places.ts'

const kindNames = [
  ['automatiques, femmes', 'une par groupe d’âge'],
  ['liste pondérée, femmes', 'tous âges confondus'],
  ['liste pondérée, hommes', 'tous âges confondus'],
  ['automatiques, hommes', 'une par groupe d’âge'],
] as const

export function PlacesFlow({ shared, small }: { shared: SharedPlaces; small?: boolean }) {
  const counts = placesByKind(shared)
  const { places, mine, middles } = drawPlaces(shared)
  const told = counts.map((count, kind) => `${count} ${kindNames[kind]?.[0]}`).join(', ')
  return (
    <div className={small ? 'places-flow places-flow-small' : 'places-flow'}>
      {small ? null : (
        <p>
          <b className="num">{shared.race.slots}</b> places
        </p>
      )}
      <svg
        viewBox={`0 0 ${placesBox.width} ${placesBox.height}`}
        preserveAspectRatio="none"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in the page: there is no file
        role="img"
        aria-label={`${shared.race.slots} places : ${told}.`}
      >
        <path className="ln" d={places.filter((_, index) => index !== mine).join('')} />
        <path className="ln ln-hi" d={places[mine]} />
      </svg>
      <ul>
        {counts.map((count, kind) => (
          <li key={kindNames[kind]?.[0]} style={placedAt(middles[kind] ?? 0)}>
            <b className="num">{count}</b>
            {small ? (
              <span className="vh"> {kindNames[kind]?.[0]}</span>
            ) : (
              <span>
                <b>{kindNames[kind]?.[0]}</b>
                <small>{kindNames[kind]?.[1]}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
