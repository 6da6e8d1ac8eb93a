import { data, Form, href, redirect, useNavigation } from 'react-router'
import { joinWaiting } from '#app/domain/camps/waiting/store.server.ts'
import { waitFields, waitSchema } from '#app/domain/camps/waiting/wait-form.ts'
import { problemsOf, textFields } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext, servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit, takeInTurn, visitorKey } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { UnreachedNote } from '#app/ui/blocks/forms/unreached-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Note } from '#app/ui/kit/note.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import stylesheet from '../booking/booking.css?url'
import { type Asked, readBooker } from '../booking/read-booking.server.ts'
import type { Route } from './+types/join.ts'
import { campToWaitFor, positionToJoin } from './read-wait.server.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => forThisVisitor
export const meta = hiddenMeta(
  'Liste d’attente',
  'Être prévenu quand une place revient.',
  href('/nos-stages'),
)

const visitorLimit = rateLimit({ name: 'waits-visitor', points: 20, seconds: 600 })
const recipientLimit = rateLimit({ name: 'waits-recipient', points: 6, seconds: 3600 })
const tooOften = 'Beaucoup de demandes en peu de temps. Patientez quelques minutes.'

export async function loader(asked: Route.LoaderArgs) {
  const camp = await campToWaitFor(asked as Asked)
  const booker = await readBooker(asked.context)
  const { sent } = Object.fromEntries(new URL(asked.request.url).searchParams)
  const position = await positionToJoin(asked.context.get(servicesContext), camp)
  return data({ camp, position, booker, isSent: sent === '1' }, { headers: forThisVisitor })
}

export async function action(asked: Route.ActionArgs) {
  const { path, isBookable } = await campToWaitFor(asked as Asked)
  const services = asked.context.get(servicesContext)
  const { id: attempt, address } = asked.context.get(requestContext)
  const typed = textFields(await readForm(asked.request), waitFields)
  const again = (
    status: number,
    rest: { problem?: string; toBook?: string; problems?: { field: string; message: string }[] },
  ) => data({ attempt, typed, ...rest }, { status, headers: forThisVisitor })
  const read = waitSchema.safeParse(typed)
  if (!read.success) return again(422, { problems: problemsOf(read.error, waitFields) })
  const wait = await takeInTurn(
    [visitorLimit(services), visitorKey(address)],
    [recipientLimit(services), read.data.email],
  )
  if (wait > 0) return again(429, { problem: tooOften })
  const booker = await readBooker(asked.context)
  const userId = booker?.email.toLowerCase() === read.data.email ? booker.userId : undefined
  const joined = await joinWaiting(services, { ...read.data, path, userId })
  if (!joined.ok) {
    const toBook = isBookable ? `${path}/inscription?personnes=${read.data.places}` : path
    return again(409, { problem: joined.message, ...(joined.isFree && { toBook }) })
  }
  const to =
    joined.secret === undefined
      ? `${path}/liste-d-attente?sent=1`
      : href('/liste-d-attente/:secret', { secret: joined.secret })
  return redirect(to, { status: 303, headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  const { camp, position, booker, isSent } = loaderData
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state === 'submitting'
  const errorOf = (name: string) => answer?.problems?.find(({ field }) => field === name)?.message
  const start = { firstName: booker?.firstName ?? '', email: booker?.email ?? '', places: '1' }
  const typed = answer?.typed ?? start
  const problem = cutOff ? 'La connexion s’est interrompue. Essayez encore.' : answer?.problem
  const label = camp.waitsFor === 'opening' ? 'Me prévenir de l’ouverture' : 'Rejoindre la liste d’attente'
  return (
    <div className="wrap booking">
      <Breadcrumb
        steps={[
          { label: 'Stages', to: href('/nos-stages') },
          { label: camp.title, to: camp.path },
          { label: 'Liste d’attente' },
        ]}
      />
      <header className="booking-head">
        <h1 className="d2">{label}</h1>
        <p className="lead">
          {camp.title}, <Ordinals>{camp.dates}</Ordinals>. {camp.words}
        </p>
        {position === undefined ? null : (
          <p>
            <Ordinals>{`Vous seriez en ${position}e position.`}</Ordinals>
          </p>
        )}
      </header>
      <UnreachedNote mailed="request" />
      {isSent ? (
        <Note>
          <output>
            Un e-mail vient de partir. Pressez son lien&nbsp;: vous entrez dans la liste à ce moment-là.
          </output>
        </Note>
      ) : (
        <>
          {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
          {answer?.toBook === undefined ? null : (
            <p>
              <ButtonLink to={answer.toBook} look="primary">
                S’inscrire
              </ButtonLink>
            </p>
          )}
          <Form method="post" noValidate className="stack booking-form" key={answer?.attempt ?? 'new'}>
            <Field id="wait-first-name" label="Prénom" error={errorOf('firstName')}>
              <TextInput name="firstName" autoComplete="given-name" defaultValue={typed.firstName} />
            </Field>
            <Field
              id="wait-email"
              label="Adresse e-mail"
              hint="Pour la place qui revient, et rien d’autre."
              error={errorOf('email')}
            >
              <TextInput name="email" type="email" autoComplete="email" defaultValue={typed.email} />
            </Field>
            <Field id="wait-places" label="Nombre de places" error={errorOf('places')}>
              <TextInput name="places" inputMode="numeric" defaultValue={typed.places} />
            </Field>
            <Button type="submit" size="large" busy={isSending}>
              {label}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}
