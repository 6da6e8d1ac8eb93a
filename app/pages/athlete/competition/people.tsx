import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/art/avatar.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { TitledSection } from '../area.tsx'
import type { CompetitionView } from './competition-view.ts'
import type { ShownPerson } from './shown-person.ts'

export function WhoGoesSection({ race }: { race: CompetitionView }) {
  const { going, maybe, arrivals, state, isPast } = race
  if (state === 'proposed' || state === 'refused') return null
  const isEmpty = going.length + maybe.length === 0
  const isAwaited = (state === 'upcoming' || state === 'running') && arrivals.length === 0
  if (isEmpty && !isAwaited) return null
  return (
    <TitledSection id="race-people-title" title={titleOf(race)}>
      {isEmpty ? <p className="muted">{nobodyWords(race)}</p> : null}
      <PersonList title={goingTitle(race)} people={going} />
      <PersonList
        title={isPast || state === 'cancelled' ? 'Hésitaient' : 'Hésitent'}
        people={maybe}
        isUnsure
      />
    </TitledSection>
  )
}

function nobodyWords({ hasAnswered, answer }: CompetitionView): string {
  if (!hasAnswered) return 'Personne ne s’est encore annoncé. À vous d’ouvrir la marche.'
  return answer.answer === 'passing'
    ? 'Personne ne s’est encore annoncé.'
    : 'Personne d’autre ne s’est encore annoncé.'
}

function goingTitle({ state, isPast, arrivals }: CompetitionView): string {
  if (state === 'cancelled') return 'Devaient y aller'
  if (!isPast) return 'Y vont'
  return arrivals.length > 0 ? 'Y étaient aussi' : 'Y étaient'
}

function titleOf({ state }: CompetitionView): string {
  if (state === 'cancelled') return 'Qui devait y aller'
  return state === 'over' ? 'Qui y était' : 'Qui y va'
}

type PersonListProps = { title: string; people: readonly ShownPerson[]; isUnsure?: boolean }

function PersonList({ title, people, isUnsure = false }: PersonListProps) {
  if (people.length === 0) return null
  return (
    <>
      <h3 className="race-people-title muted small">
        {title} <span className="num">{people.length}</span>
      </h3>
      <ul className={isUnsure ? 'race-persons race-persons-unsure' : 'race-persons'}>
        {people.map((person, index) => (
          <li key={index}>
            <Person person={person} tone={isUnsure ? 'slate' : person.isYou ? 'green' : 'blue'}>
              {person.detail === '' ? null : <span className="muted small tabular">{person.detail}</span>}
            </Person>
          </li>
        ))}
      </ul>
    </>
  )
}

export function ClubResults({ arrivals }: { arrivals: readonly ShownPerson[] }) {
  if (arrivals.length === 0) return null
  return (
    <TitledSection id="race-results-title" title="Résultats du club">
      <ol className="race-results">
        {arrivals.map(({ result, ...person }, index) => (
          <li key={index}>
            <Person person={person} tone={person.isYou ? 'green' : 'slate'}>
              <span className="muted small tabular">
                <Ordinals>{[result?.format, result?.place].filter(Boolean).join(' · ')}</Ordinals>
              </span>
              {result?.link === undefined ? null : <ResultLink link={result.link} whose={person.name} />}
            </Person>
            <span className="num">{result?.time ?? result?.outcome}</span>
          </li>
        ))}
      </ol>
    </TitledSection>
  )
}

type PersonProps = {
  person: Pick<ShownPerson, 'name' | 'isYou' | 'seed'>
  tone: 'slate' | 'blue' | 'green'
  children: ReactNode
}

function Person({ person: { name, isYou, seed }, tone, children }: PersonProps) {
  return (
    <>
      <Avatar seed={seed} size={40} tone={tone} />
      <p>
        <b>
          {name}
          {isYou ? <small>vous</small> : null}
        </b>
        {children}
      </p>
    </>
  )
}

export function ResultLink({ link, whose }: { link: string; whose?: string }) {
  return (
    <a className="link tap race-link" href={link} rel="noopener noreferrer external nofollow">
      Voir le classement
      {whose === undefined ? null : <span className="vh"> de {whose}</span>}
      <Icon name="external-link" size={16} />
    </a>
  )
}
