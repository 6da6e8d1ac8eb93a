import { raceProfile } from '#app/ui/art/drawings/race-profile.ts'
import { DrawnLines } from '#app/ui/art/drawn-lines.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import type { CompetitionView } from './competition-view.ts'
import type { DrawnLeg } from './race-legs.ts'
import { StateBadge } from './state-badge.tsx'
import { StateNote } from './state-note.tsx'

/** What, when, where, how long still; and the race as a line. */
export function CompetitionHead({ race }: { race: CompetitionView }) {
  const { title, kind, family, day, start, place, region, countdown, drawn, group, isSample } = race
  return (
    <header className="race-head">
      <p className={`race-kind race-kind-${family}`}>
        {kind}
        {isSample ? <ExampleBadge /> : null}
      </p>
      <h1 className="d2">{title}</h1>
      <div className="race-when">
        {countdown ? (
          <p className="race-countdown num">
            <span aria-hidden="true">{countdown.short}</span>
            <span className="vh">{countdown.spoken}</span>
          </p>
        ) : null}
        <p>
          <b>
            <time dateTime={race.startOn}>{day}</time>
            {start === undefined ? null : <>, départ {start}</>}
          </b>
          <span>
            {place}, {region}
          </span>
        </p>
      </div>
      <StateBadge race={race} />
      <StateNote state={race.state} group={group} />
      {drawn ? (
        <figure className="race-line" aria-label={`Le format ${drawn.name}`}>
          <DrawnLines drawing={raceProfile(drawn.legs)} className="race-profile" />
          <figcaption style={{ gridTemplateColumns: columnsOf(drawn.legs) }}>
            {drawn.legs.map(({ name, distance }, index) => (
              <span key={`${name}${index}`}>
                <b className="num">{distance}</b> {name}
              </span>
            ))}
          </figcaption>
        </figure>
      ) : null}
    </header>
  )
}

/** Each distance under its leg, as far as there is room for it. */
function columnsOf(legs: readonly DrawnLeg[]): string {
  return legs.map(({ share }) => `minmax(max-content, ${share}fr)`).join(' ')
}
