import { raceProfile } from '#app/ui/art/drawings/profiles.ts'
import { DrawnLines } from '#app/ui/art/drawn-lines.tsx'
import { Badge, type BadgeTone, ExampleBadge } from '#app/ui/kit/badge.tsx'
import { buttonClasses } from '#app/ui/kit/button.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { competitionPath } from '../addresses.ts'
import { TitledSection } from '../area.tsx'
import type { CompetitionState, CompetitionView } from './competition-view.ts'
import type { DrawnLeg } from './race-legs.ts'

export function CompetitionHead({ race }: { race: CompetitionView }) {
  const { title, kind, family, day, start, place, region, countdown, drawn, group, isSample } = race
  return (
    <header className="race-head">
      <p className={`kind row race-kind family-${family}`}>
        {kind}
        {isSample ? <ExampleBadge /> : null}
      </p>
      <h1 className="d2">{title}</h1>
      <div className="race-when row">
        {countdown ? (
          <p className="race-countdown accent num tall">
            <span aria-hidden="true">{countdown.short}</span>
            <span className="vh">{countdown.spoken}</span>
          </p>
        ) : null}
        <p>
          <b>
            <time dateTime={race.startOn}>
              <Ordinals>{day}</Ordinals>
            </time>
            {start === undefined ? null : <>, départ {start}</>}
          </b>
          <span className="muted">
            {place}, {region}
          </span>
        </p>
      </div>
      <StateBadge race={race} />
      <StateNote state={race.state} group={group} />
      {drawn ? (
        <figure className="race-line" aria-label={`Le format ${drawn.name}`}>
          <DrawnLines drawing={raceProfile(drawn.legs)} className="race-profile" />
          <figcaption className="stack muted small" style={{ gridTemplateColumns: columnsOf(drawn.legs) }}>
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

function columnsOf(legs: readonly DrawnLeg[]): string {
  return legs.map(({ share }) => `minmax(max-content, ${share}fr)`).join(' ')
}

const states: Readonly<Record<CompetitionState, { label: string; tone: BadgeTone } | undefined>> = {
  proposed: { label: 'Proposition en attente', tone: 'warning' },
  refused: { label: 'Proposition non retenue', tone: 'neutral' },
  cancelled: { label: 'Annulée', tone: 'error' },
  over: { label: 'Passée', tone: 'neutral' },
  running: { label: 'En cours', tone: 'success' },
  upcoming: undefined,
}

function StateBadge({ race: { state, registration } }: { race: CompetitionView }) {
  const known = states[state]
  if (!known && !registration) return null
  return (
    <p className="race-badges chips">
      {known ? <Badge tone={known.tone}>{known.label}</Badge> : null}
      {registration ? (
        <Badge tone={registration.isClosing ? 'warning' : 'info'}>{registration.label}</Badge>
      ) : null}
    </p>
  )
}

const words: Readonly<Partial<Record<CompetitionState, string>>> = {
  proposed:
    'Cette course attend l’accord d’un coach. En attendant, seuls les coachs et la personne qui la propose la voient. On y répondra une fois qu’elle sera au calendrier.',
  refused: 'Cette proposition n’a pas été retenue. Seuls les coachs et la personne qui l’a faite la voient.',
  cancelled: 'Cette course n’aura pas lieu. Elle reste au calendrier pour que tout le monde le sache.',
}

function StateNote({ state, group }: { state: CompetitionState; group: string | undefined }) {
  const said = words[state]
  return (
    <>
      {said === undefined ? null : (
        <Note tone={state === 'cancelled' ? 'error' : 'info'} className="race-note">
          {said}
        </Note>
      )}
      {group === undefined ? null : (
        <Note tone="neutral" icon="users" className="race-note">
          Pour le groupe <b>{group}</b> seulement.
        </Note>
      )}
    </>
  )
}

export function PracticalFacts({ race }: { race: CompetitionView }) {
  const { id, notes, link, place, region, day, start, registrationOpens, registrationCloses, state } = race
  const isHeld = state !== 'proposed' && state !== 'refused' && state !== 'cancelled'
  const facts = [
    { term: 'Date', value: start === undefined ? day : `${day}, ${start}`, icon: 'calendar-days' },
    { term: 'Lieu', value: `${place}, ${region}`, icon: 'map-pin' },
    { term: 'Inscriptions dès le', value: registrationOpens, icon: 'clock' },
    { term: 'Clôture le', value: registrationCloses, icon: 'timer' },
  ] as const
  return (
    <TitledSection id="race-facts-title" title="Pratique">
      <KeyValueList items={facts.filter(({ value }) => value !== undefined)} />
      {notes === undefined ? null : <p className="race-notes">{notes}</p>}
      <p className="actions race-doors">
        {link === undefined ? null : (
          <a className={buttonClasses({ look: 'line' })} href={link} rel="noopener noreferrer external">
            Site de l’épreuve
            <Icon name="external-link" size={18} />
          </a>
        )}
        {isHeld ? (
          <a
            className={buttonClasses({ look: 'line' })}
            href={`${competitionPath(id)}/evenement.ics`}
            download
          >
            <Icon name="calendar-check" size={18} />
            Ajouter à mon agenda
          </a>
        ) : null}
      </p>
    </TitledSection>
  )
}
