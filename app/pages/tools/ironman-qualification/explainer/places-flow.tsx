import { Chart } from '../../figures.tsx'
import texts from './explainer-texts.json' with { type: 'json' }
import { drawPlaces, placesBox, placedAt, placesByKind, type SharedPlaces } from './places.ts'

export function PlacesFlow({ shared, small }: { shared: SharedPlaces; small?: boolean }) {
  const counts = placesByKind(shared)
  const { places, mine, middles } = drawPlaces(shared)
  const told = counts.map((count, kind) => `${count} ${texts.places[kind]?.name}`).join(', ')
  return (
    <div className={small ? 'places-flow places-flow-small' : 'places-flow'}>
      {small ? null : (
        <p>
          <b className="num">{shared.race.slots}</b> places
        </p>
      )}
      <Chart
        className=""
        size={[placesBox.width, placesBox.height]}
        isStretched
        label={`${shared.race.slots} places : ${told}.`}
      >
        <path className="ln" d={places.filter((_, index) => index !== mine).join('')} />
        <path className="ln ln-hi" d={places[mine]} />
      </Chart>
      <ul>
        {texts.places.map(({ name, detail }, kind) => (
          <li key={name} style={placedAt(middles[kind] ?? 0)}>
            <b className="num">{counts[kind]}</b>
            {small ? (
              <span className="vh"> {name}</span>
            ) : (
              <span>
                <b>{name}</b>
                <small>{detail}</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
