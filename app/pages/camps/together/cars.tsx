import { Form, useNavigation } from 'react-router'
import { FieldProblems } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { Textarea, TextInput } from '#app/ui/kit/fields/text-input.tsx'
import type { TogetherAnswer } from './act-together.server.ts'
import type { TogetherView } from './read-together.server.ts'

type CarsProps = { view: TogetherView; answer: TogetherAnswer | undefined }

/** Seats that are offered and looked for; whoever wishes writes through the site. */
export function Cars({ view, answer }: CarsProps) {
  const { cars } = view
  return (
    <section aria-labelledby="voiture" className="stack">
      <h2 className="d4" id="voiture">
        Venir ensemble
      </h2>
      {cars.length === 0 ? (
        <p className="muted">Aucun trajet encore. Le vôtre peut être le premier.</p>
      ) : null}
      <ul className="booking-people">
        {cars.map((car) => (
          <li key={car.id} className="spread">
            <span>
              <b>
                {car.fromPlace} – {car.toPlace}
              </b>
              <br />
              <span className="muted small">
                {car.firstName} {car.way === 'offers' ? 'propose' : 'cherche'} {car.seats}{' '}
                {car.seats > 1 ? 'places' : 'place'}
              </span>
            </span>
            {car.isOwn ? (
              <Form method="post">
                <input type="hidden" name="trajet" value={car.id} />
                <Button type="submit" name="acte" value="retirer" look="ghost" size="small">
                  Retirer<span className="vh"> le trajet depuis {car.fromPlace}</span>
                </Button>
              </Form>
            ) : (
              <a className="link tap" href={`?a=${car.bookingId}#ecrire`}>
                Écrire à {car.firstName}
              </a>
            )}
          </li>
        ))}
      </ul>
      {view.writeTo !== undefined || answer?.form === 'letter' ? (
        <Letter view={view} answer={answer} />
      ) : null}
      <CarForm key={cars.length} view={view} answer={answer} />
    </section>
  )
}

function errorOf(answer: TogetherAnswer | undefined, field: string) {
  return answer?.problems.find((problem) => problem.field === field)?.message
}

function Letter({ view, answer: said }: CarsProps) {
  const answer = said?.form === 'letter' ? said : undefined
  const isSending = useNavigation().state === 'submitting'
  const to = answer?.typed.a ?? view.writeTo ?? ''
  const firstName = view.cars.find(({ bookingId }) => bookingId === to)?.firstName
  return (
    <Form method="post" action={view.page} className="stack" id="ecrire" noValidate key={answer?.attempt}>
      <input type="hidden" name="a" value={to} />
      <Field
        id="together-words"
        label={firstName ? `Votre message à ${firstName}` : 'Votre réponse'}
        hint="Il part par e-mail, sans montrer votre adresse."
        error={errorOf(answer, 'words')}
      >
        <Textarea name="words" rows={4} maxLength={1000} defaultValue={answer?.typed.words} required />
      </Field>
      <p>
        <Button type="submit" name="acte" value="ecrire" busy={isSending}>
          Envoyer
        </Button>
      </p>
    </Form>
  )
}

function CarForm({ view, answer: said }: CarsProps) {
  const answer = said?.form === 'car' ? said : undefined
  const isSending = useNavigation().state === 'submitting'
  const typed: Readonly<Record<string, string>> = answer?.typed ?? {
    firstName: view.own[0]?.firstName ?? '',
    toPlace: view.place,
    seats: '1',
  }
  const field = (name: string) => ({ id: `together-${name}`, error: errorOf(answer, name) })
  return (
    <details className="booking-minor" open={answer !== undefined}>
      <summary className="tap">Proposer ou chercher des places</summary>
      <Form method="post" action={view.page} className="stack" noValidate key={answer?.attempt}>
        <FieldProblems answer={answer} prefix="together" />
        <div className="form-row">
          <Field {...field('way')} label="Vous">
            <Select name="way" defaultValue={typed.way ?? 'offers'}>
              <option value="offers">proposez des places</option>
              <option value="seeks">cherchez des places</option>
            </Select>
          </Field>
          <Field {...field('seats')} label="Places">
            <TextInput name="seats" inputMode="numeric" defaultValue={typed.seats} required />
          </Field>
        </div>
        <div className="form-row">
          <Field {...field('fromPlace')} label="De">
            <TextInput name="fromPlace" defaultValue={typed.fromPlace} required />
          </Field>
          <Field {...field('toPlace')} label="À">
            <TextInput name="toPlace" defaultValue={typed.toPlace} required />
          </Field>
        </div>
        <Field {...field('firstName')} label="Prénom" hint="Les autres participants le lisent.">
          <TextInput name="firstName" autoComplete="given-name" defaultValue={typed.firstName} required />
        </Field>
        <p>
          <Button type="submit" name="acte" value="trajet" look="line" busy={isSending}>
            Mettre sur la page
          </Button>
        </p>
      </Form>
    </details>
  )
}
