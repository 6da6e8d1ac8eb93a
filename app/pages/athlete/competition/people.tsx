import { Avatar } from '#app/ui/art/avatar.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { CompetitionView } from './competition-view.ts'
import type { ShownPerson } from './shown-person.ts'

export function WhoGoesSection({ race }: { race: CompetitionView }) {
  const { going, maybe, arrivals, state, isPast } = race
  if (state === 'proposed' || state === 'refused') return null
  const isEmpty = going.length + maybe.length === 0
  const isAwaited = (state === 'upcoming' || state === 'running') && arrivals.length === 0
  if (isEmpty && !isAwaited) return null
  return (
    <section aria-labelledby="race-people-title">
      <h2 className="d4" id="race-people-title">
        {titleOf(race)}
      </h2>
      {isEmpty ? <p className="muted">{nobodyWords(race)}</p> : null}
      <PersonList title={goingTitle(race)} people={going} />
      <PersonList
        title={isPast || state === 'cancelled' ? 'Hésitaient' : 'Hésitent'}
        people={maybe}
        isUnsure
      />
    </section>
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
        {people.map(({ name, isYou, seed, detail }, index) => (
          <li key={index}>
            <Avatar seed={seed} size={40} tone={isUnsure ? 'slate' : isYou ? 'green' : 'blue'} />
            <p>
              <b>
                {name}
                {isYou ? <small>vous</small> : null}
              </b>
              {detail === '' ? null : <span>{detail}</span>}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

export function ClubResults({ arrivals }: { arrivals: readonly ShownPerson[] }) {
  if (arrivals.length === 0) return null
  return (
    <section aria-labelledby="race-results-title">
      <h2 className="d4" id="race-results-title">
        Résultats du club
      </h2>
      <ol className="race-results">
        {arrivals.map(({ name, isYou, seed, result }, index) => (
          <li key={index}>
            <Avatar seed={seed} size={40} tone={isYou ? 'green' : 'slate'} />
            <p>
              <b>
                {name}
                {isYou ? <small>vous</small> : null}
              </b>
              <span>
                {[result?.format, result?.place && `${result.place} au général`].filter(Boolean).join(' · ')}
              </span>
              {result?.link === undefined ? null : <ResultLink link={result.link} whose={name} />}
            </p>
            <span className="num">{result?.time ?? result?.outcome}</span>
          </li>
        ))}
      </ol>
    </section>
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
