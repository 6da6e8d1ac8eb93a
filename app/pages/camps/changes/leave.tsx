import { data, Form, href, redirect, useNavigation } from 'react-router'
import { leaveBooking } from '#app/domain/camps/changes/change-store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/leave.ts'
import { participantAt } from './participant-at.server.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta('Rendre une place', 'Ce que cela coûte aujourd’hui.', href('/nos-stages'))

export async function loader(asked: Route.LoaderArgs) {
  return (await participantAt(asked)).view
}

/** One of several leaves at the cost that was shown; at another, it is shown again. */
export async function action(asked: Route.ActionArgs) {
  const { view, services } = await participantAt(asked)
  const shown = textOf(await readForm(asked.request), 'keptCents')
  const keptCents = /^\d{1,9}$/.test(shown) ? Number(shown) : -1
  const left = await leaveBooking(services, { secret: view.secret, rank: view.rank, keptCents })
  if (!left.ok) return data({ problem: left.message }, { status: 409, headers: ofThisBooking })
  return redirect(href('/inscription/:secret', asked.params), { status: 303, headers: ofThisBooking })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Leave({ loaderData: view, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state !== 'idle'
  return (
    <div className="wrap booking stack">
      <h1 className="d2">Rendre la place de {view.name}&#8239;?</h1>
      <CutOffNote />
      {answer ? <ProblemNote>{answer.problem}</ProblemNote> : null}
      <p className="lead">
        Stage {view.title}, <Ordinals>{view.dates}</Ordinals>. Les autres places restent à vous.
      </p>
      <KeyValueList
        items={[
          { term: 'Gardé aujourd’hui, selon le barème', value: formatEuros(view.keptCents) },
          { term: 'Plus demandé', value: formatEuros(view.lessCents - view.refundCents) },
          { term: 'Rendu', value: formatEuros(view.refundCents) },
        ]}
      />
      <Form method="post" className="row cluster">
        <input type="hidden" name="keptCents" value={view.keptCents} />
        {view.isAlone ? (
          <ButtonLink to={href('/inscription/:secret/annuler', { secret: view.secret })} look="line">
            Annuler l’inscription
          </ButtonLink>
        ) : (
          <Button type="submit" look="danger" busy={isSending}>
            Rendre cette place
          </Button>
        )}
        <ButtonLink to={href('/inscription/:secret', { secret: view.secret })} look="line">
          Garder la place
        </ButtonLink>
      </Form>
    </div>
  )
}
