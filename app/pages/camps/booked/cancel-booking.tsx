import { data, Form, href, redirect, useNavigation } from 'react-router'
import { cancelBooking } from '#app/domain/camps/bookings/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { KeyValueList } from '#app/ui/kit/lists/key-value-list.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/cancel-booking.ts'
import { BookingCutOffNote } from './booking-cut-off-note.tsx'
import { bookingAt, ofThisBooking, readBooked } from './read-booked.server.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta(
  'Annuler l’inscription',
  'Ce que coûte l’annulation aujourd’hui.',
  href('/nos-stages'),
)

export async function loader(asked: Route.LoaderArgs) {
  const booked = await readBooked(asked)
  if (!booked.canCancel)
    throw redirect(href('/inscription/:secret', asked.params), { headers: ofThisBooking })
  return booked
}

/** Gives the booking up at the cost that was shown; at another, it is shown again. */
export async function action(asked: Route.ActionArgs) {
  const { booking, services } = await bookingAt(asked)
  const page = redirect(href('/inscription/:secret', asked.params), { status: 303, headers: ofThisBooking })
  if (booking.stage === 'cancelled') return page
  const shown = textOf(await readForm(asked.request), 'refundCents')
  const refundCents = /^\d{1,9}$/.test(shown) ? Number(shown) : -1
  const cancelled = await cancelBooking(services, { secret: booking.secret, refundCents })
  if (cancelled.ok) return page
  return data({ problem: cancelled.message }, { status: 409, headers: ofThisBooking })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function CancelBooking({ loaderData: booked, actionData }: Route.ComponentProps) {
  const { cost, secret, title, dates, paidCents } = booked
  const { answer, cutOff } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state !== 'idle'
  return (
    <div className="wrap booking stack">
      <h1 className="d2">Annuler cette inscription&#8239;?</h1>
      {cutOff ? <BookingCutOffNote key={cutOff.attempt} /> : null}
      {answer && !cutOff ? <ProblemNote>{answer.problem}</ProblemNote> : null}
      <p className="lead">
        Stage {title}, <Ordinals>{dates}</Ordinals>. Vos places seront rendues, et proposées à d’autres.
      </p>
      <KeyValueList
        items={[
          { term: 'Payé', value: formatEuros(paidCents) },
          { term: 'Gardé aujourd’hui, selon le barème', value: formatEuros(cost.keptCents) },
          { term: 'Rendu', value: formatEuros(cost.refundCents) },
        ]}
      />
      <p className="muted">
        {cost.refundCents > 0
          ? 'Le remboursement vient par le même moyen de paiement, sous quatorze jours au plus, avec un avoir.'
          : 'Rien n’est à rendre, et rien de plus n’est demandé.'}{' '}
        Une inscription annulée ne se reprend pas.
      </p>
      <Form method="post" className="row cluster">
        <input type="hidden" name="refundCents" value={cost.refundCents} />
        <Button type="submit" look="danger" busy={isSending}>
          Annuler l’inscription
        </Button>
        <ButtonLink to={href('/inscription/:secret', { secret })} look="line">
          Garder mes places
        </ButtonLink>
      </Form>
    </div>
  )
}
