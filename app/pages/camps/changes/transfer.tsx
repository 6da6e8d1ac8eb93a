import { data, Form, href, redirect, useNavigation } from 'react-router'
import { participantFields } from '#app/domain/camps/bookings/participant.ts'
import { transferPlace } from '#app/domain/camps/changes/change-store.server.ts'
import { readWhoComes } from '#app/domain/camps/changes/who-comes.ts'
import { textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { WhoComesFields } from '#app/ui/blocks/camps/who-comes-fields.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/transfer.ts'
import { participantAt } from './participant-at.server.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta('Céder une place', 'Qui vient à la place.', href('/nos-stages'))

export async function loader(asked: Route.LoaderArgs) {
  return (await participantAt(asked)).view
}

export async function action(asked: Route.ActionArgs) {
  const { view, services, camp } = await participantAt(asked)
  const form = await readForm(asked.request)
  const typed = textFields(form, participantFields)
  const { id: attempt } = asked.context.get(requestContext)
  const read = readWhoComes(camp, typed)
  if (!read.ok)
    return data(
      { attempt, typed, problems: read.problems, problem: undefined },
      { status: 422, headers: ofThisBooking },
    )
  const whose = { secret: view.secret, rank: view.rank, from: textOf(form, 'from') || view.name }
  const done = await transferPlace(services, { ...whose, person: read.person })
  if (!done.ok)
    return data(
      { attempt, typed, problems: [], problem: done.message },
      { status: 409, headers: ofThisBooking },
    )
  return redirect(href('/inscription/:secret', asked.params), { status: 303, headers: ofThisBooking })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Transfer({ loaderData: view, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state !== 'idle'
  const typed: Readonly<Record<string, string>> = answer?.typed ?? {}
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
        <input type="hidden" name="from" value={view.name} />
        <WhoComesFields levelGroups={view.levelGroups} typed={typed} problems={answer?.problems ?? []} />
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
