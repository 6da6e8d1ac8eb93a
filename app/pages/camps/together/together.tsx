import { Form, href, Link } from 'react-router'
import { formatDayOfMonth } from '#app/domain/shared/dates/french-dates.ts'
import { capitalised } from '#app/domain/shared/within-sentence.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/together.ts'
import { actTogether } from './act-together.server.ts'
import { Cars } from './cars.tsx'
import { readTogether, type TogetherView } from './read-together.server.ts'

export const handle: PageHandle = { isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking

// Not its own address: that one is a secret.
export const meta = hiddenMeta(
  'Entre participants',
  'Ce qu’il faut savoir avant un stage, et qui vient.',
  href('/nos-stages'),
)

export function loader(asked: Route.LoaderArgs) {
  return readTogether(asked)
}

export function action(asked: Route.ActionArgs) {
  return actTogether(asked)
}

const doneWords: Readonly<Record<string, string>> = {
  nom: 'C’est noté.',
  trajet: 'Votre trajet est sur la page.',
  retire: 'Votre trajet est retiré.',
  ecrit: 'Votre message est parti, sans montrer votre adresse.',
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Together({ loaderData: view, actionData }: Route.ComponentProps) {
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const done = answer || cutOff ? undefined : doneWords[view.done ?? '']
  return (
    <div className="wrap booking">
      <header className="booking-head">
        <h1 className="d2">{view.title}, entre participants</h1>
        <p className="lead">
          <Ordinals>{capitalised(view.dates)}</Ordinals>, {view.place}.
        </p>
      </header>
      <CutOffNote />
      {done ? (
        <output className="booking-done">
          <Note tone="success">{done}</Note>
        </output>
      ) : null}
      <div className="booking-columns columns">
        <div className="stack booking-said">
          <Guide view={view} />
          <Programme view={view} />
          <Cars view={view} answer={answer} />
        </div>
        <Company view={view} />
      </div>
    </div>
  )
}

function Guide({ view: { guide, lodgingNote, included } }: { view: TogetherView }) {
  const parts = [
    { id: 'rendez-vous', title: 'Le rendez-vous', words: guide.meeting },
    { id: 'meteo', title: 'La météo', words: guide.weather },
    { id: 'sac', title: 'Votre sac', words: guide.packing },
    { id: 'papiers', title: 'Les papiers', words: guide.papers },
    { id: 'hebergement', title: 'L’hébergement', words: lodgingNote ?? '' },
    { id: 'compris', title: 'Ce qui est compris', words: included.join('\n') },
  ]
  return parts.map(({ id, title, words }) =>
    words === '' ? null : (
      <section key={id} aria-labelledby={id}>
        <h2 className="d4" id={id}>
          {title}
        </h2>
        <p className="booking-words">{words}</p>
      </section>
    ),
  )
}

function Programme({ view: { days, document, path } }: { view: TogetherView }) {
  return (
    <section aria-labelledby="programme">
      <h2 className="d4" id="programme">
        Au programme
      </h2>
      <dl className="booking-scale">
        {days.map(({ label, on, text, duration }) => (
          <div key={label}>
            <dt>
              {label}
              {on ? <Ordinals>{`, ${formatDayOfMonth(on)}`}</Ordinals> : null}
            </dt>
            <dd>
              {text}, {duration}
            </dd>
          </div>
        ))}
      </dl>
      <p className="row cluster">
        <Link className="link tap" to={path}>
          La page du stage
        </Link>
        {document ? (
          <a className="link tap" href={document} download>
            Télécharger le programme
          </a>
        ) : null}
      </p>
    </section>
  )
}

function Company({ view: { own, others, count } }: { view: TogetherView }) {
  return (
    <aside className="card booking-aside" aria-labelledby="qui">
      <h2 className="d4 spread" id="qui">
        Qui vient <span className="num">{count}</span>
      </h2>
      <p>{others.length > 0 ? others.join(', ') : 'Personne d’autre n’a encore donné son prénom.'}</p>
      <Form method="post" className="stack">
        {own.map(({ rank, firstName, isNamed }) => (
          <Checkbox
            key={`${rank} ${isNamed}`}
            id={`nom-${rank}`}
            name={`nom-${rank}`}
            label={`Montrer «\u202f${firstName}\u202f» aux autres participants`}
            hint={rank === own[0]?.rank ? 'Le prénom seul. Décochez quand vous voulez.' : undefined}
            defaultChecked={isNamed}
          />
        ))}
        <Button type="submit" name="acte" value="nommer" look="line">
          Enregistrer
        </Button>
      </Form>
    </aside>
  )
}
