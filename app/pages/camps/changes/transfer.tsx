import { data, Form, href, redirect, useNavigation } from 'react-router'
import { participantFields, participantSchema } from '#app/domain/camps/bookings/participant.ts'
import { transferPlace } from '#app/domain/camps/changes/change-store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/transfer.ts'
import { participantAt } from './participant-at.server.ts'
import { transferFields } from './transfer-fields.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta('Céder une place', 'Qui vient à la place.', href('/nos-stages'))

export async function loader(asked: Route.LoaderArgs) {
  return (await participantAt(asked)).view
}

export async function action(asked: Route.ActionArgs) {
  const { view, services, camp } = await participantAt(asked)
  const typed = textFields(await readForm(asked.request), participantFields)
  const { id: attempt } = asked.context.get(requestContext)
  const read = participantSchema(camp, typed).safeParse(typed)
  const problems = read.success ? [] : problemsOf(read.error, participantFields)
  if (typed.email.trim() === '')
    problems.push({ field: 'email', message: 'Indiquez son adresse\u00a0: cette personne est prévenue.' })
  if (!read.success || problems.length > 0)
    return data({ attempt, typed, problems, problem: undefined }, { status: 422, headers: ofThisBooking })
  const done = await transferPlace(services, { secret: view.secret, rank: view.rank, person: read.data })
  if (!done.ok)
    return data({ attempt, typed, problems, problem: done.message }, { status: 409, headers: ofThisBooking })
  return redirect(href('/inscription/:secret', asked.params), { status: 303, headers: ofThisBooking })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Transfer({ loaderData: view, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state !== 'idle'
  const typed: Readonly<Record<string, string>> = answer?.typed ?? {}
  const errorOf = (name: string) => answer?.problems.find(({ field }) => field === name)?.message
  return (
    <div className="wrap booking stack">
      <h1 className="d2">Céder la place de {view.name}</h1>
      <CutOffNote />
      {answer?.problem ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
      <p className="lead">
        Stage {view.title}, <Ordinals>{view.dates}</Ordinals>. Le prix et les options restent, les paiements
        et les factures aussi&nbsp;: entre vous de vous arranger. Vous êtes tous deux prévenus par e-mail.
      </p>
      <Form method="post" noValidate className="booking-form stack" key={answer?.attempt ?? 'new'}>
        {transferFields.map(({ name, label, type, hint, isOptional }) => (
          <Field
            key={name}
            id={`to-${name}`}
            label={label}
            hint={hint}
            error={errorOf(name)}
            optional={isOptional}
          >
            <TextInput name={name} type={type ?? 'text'} defaultValue={typed[name]} autoComplete="off" />
          </Field>
        ))}
        {view.levelGroups.length > 0 ? (
          <Field id="to-levelGroup" label="Groupe de niveau" error={errorOf('levelGroup')}>
            <Select name="levelGroup" defaultValue={typed.levelGroup ?? ''}>
              <option value="">À choisir</option>
              {view.levelGroups.map((group) => (
                <option key={group}>{group}</option>
              ))}
            </Select>
          </Field>
        ) : null}
        <Checkbox
          id="to-isFit"
          name="isFit"
          label="Cette personne déclare aujourd’hui ne pas connaître de contre-indication à l’effort"
          error={errorOf('isFit')}
          defaultChecked={typed.isFit === 'on'}
        />
        <Checkbox
          id="to-guardianAttests"
          name="guardianAttests"
          label="Avant 18 ans : son représentant légal donne son accord et atteste pour le questionnaire de santé"
          error={errorOf('guardianAttests')}
          defaultChecked={typed.guardianAttests === 'on'}
        />
        <div className="row cluster">
          <Button type="submit" size="large" busy={isSending}>
            Céder la place
          </Button>
          <ButtonLink to={href('/inscription/:secret', { secret: view.secret })} look="line">
            Ne rien changer
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}
