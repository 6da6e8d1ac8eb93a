import { href } from 'react-router'
import { competitionPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { Badge } from '#app/ui/kit/badge.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Facts, Panel } from '../frame/panel.tsx'
import type { Route } from './+types/competition.ts'

type Loaded = Route.ComponentProps['loaderData']

export function RaceFacts({ facts, notes }: Pick<Loaded, 'facts' | 'notes'>) {
  const items = [
    { term: 'Proposée par', value: facts.proposer },
    { term: 'Discipline', value: facts.discipline },
    { term: 'Premier départ', value: facts.start },
    { term: 'Lieu', value: facts.where },
    { term: 'Formats', value: facts.formats.length > 0 ? facts.formats.join(', ') : undefined },
    {
      term: 'Page officielle',
      value: facts.link ? (
        <a className="link" href={facts.link} rel="noopener noreferrer">
          {new URL(facts.link).hostname}
        </a>
      ) : undefined,
    },
    { term: 'Inscriptions', value: facts.registration },
    { term: 'Pour qui', value: facts.audience },
  ]
  return (
    <Panel id="fiche" title="La course">
      <Facts items={items} />
      {notes ? <p className="race-notes muted">{notes}</p> : null}
    </Panel>
  )
}

export function RacePeople({ id, people }: { id: string } & Pick<Loaded, 'people'>) {
  const going = people.filter(({ isGoing }) => isGoing).length
  return (
    <Panel id="participants" title="Qui y va" end={<Badge tone="neutral">{going}</Badge>}>
      {people.length === 0 ? <p className="muted">Personne n’a répondu à la vue du club.</p> : null}
      <ul className="race-people">
        {people.map((person) => (
          <li key={person.id}>
            <b>{person.name}</b> <span className="muted">{person.answer}</span>
            {person.said ? <small className="muted">{person.said}</small> : null}
            {person.result ? <small>Résultat&nbsp;: {person.result}</small> : null}
          </li>
        ))}
      </ul>
      <p className="row chips">
        {people.length > 0 ? (
          <a
            className="button button-line button-small"
            href={href('/espace-athlete/competition/calendrier/:competition/participants.csv', {
              competition: id,
            })}
          >
            <Icon name="download" size={18} />
            Participants en CSV
          </a>
        ) : null}
        {going > 0 ? (
          <ButtonLink look="line" size="small" to={`${href('/admin/athletes/ecrire')}?a=course:${id}`}>
            Écrire à qui y va
          </ButtonLink>
        ) : null}
        <a className="button button-ghost button-small" href={competitionPath(id)}>
          Sa page au calendrier
        </a>
      </p>
    </Panel>
  )
}
