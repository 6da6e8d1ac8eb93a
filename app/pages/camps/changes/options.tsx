import { data, Form, href, redirect, useNavigation } from 'react-router'
import { newOptions } from '#app/domain/camps/changes/change-costs.ts'
import { changeOptions } from '#app/domain/camps/changes/change-store.server.ts'
import { wishTyped } from '#app/domain/camps/options/chosen-options.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { requestContext } from '#app/http/context.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { PageHandle } from '#app/root.tsx'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { OptionsFields } from '#app/ui/blocks/camps/options-fields.tsx'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { CutOffNote } from '#app/ui/blocks/forms/cut-off-note.tsx'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { ButtonLink } from '#app/ui/kit/button-link.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import { ofThisBooking } from '../booked/read-booked.server.ts'
import stylesheet from '../booking/booking.css?url'
import type { Route } from './+types/options.ts'
import { participantAt } from './participant-at.server.ts'

export const handle: PageHandle = { hasContactForm: false, isLive: true }
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]
export const headers: Route.HeadersFunction = () => ofThisBooking
export const meta = hiddenMeta('Changer les options', 'Ce que cela change au prix.', href('/nos-stages'))

export async function loader(asked: Route.LoaderArgs) {
  return (await participantAt(asked)).view
}

/** Shows what the change costs first; done by a second press, at the sum that was shown. */
export async function action(asked: Route.ActionArgs) {
  const { view, services, booking, camp, person } = await participantAt(asked)
  const form = await readForm(asked.request)
  const { id: attempt } = asked.context.get(requestContext)
  const options = view.options.flatMap(({ id }) => wishTyped(id, form.get(`option-${id}`)) ?? [])
  const next = newOptions(camp, booking, person, options)
  const shown = textOf(form, 'changeCents')
  const again = (status: number, rest: { problem?: string; changeCents?: number }) =>
    data({ attempt, options, ...rest }, { status, headers: ofThisBooking })
  if ('problem' in next) return again(422, { problem: next.problem })
  if (shown === '') return again(200, { changeCents: next.changeCents })
  const changeCents = /^-?\d{1,9}$/.test(shown) ? Number(shown) : Number.NaN
  const done = await changeOptions(services, { secret: view.secret, rank: view.rank, options, changeCents })
  if (!done.ok) return again(409, { problem: done.message, changeCents: next.changeCents })
  return redirect(href('/inscription/:secret', asked.params), { status: 303, headers: ofThisBooking })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Options({ loaderData: view, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const isSending = useNavigation().state !== 'idle'
  const chosen = answer?.options ?? view.had
  return (
    <div className="wrap booking stack">
      <h1 className="d2">Les options de {view.name}</h1>
      <CutOffNote />
      {answer?.problem ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
      <p className="lead">
        Stage {view.title}, <Ordinals>{view.dates}</Ordinals>.
      </p>
      <Form method="post" className="stack" key={answer?.attempt ?? 'new'}>
        <OptionsFields options={view.options} chosen={chosen} changeCents={answer?.changeCents} />
        {answer?.changeCents === undefined ? null : <p>{differenceWords(answer.changeCents)}</p>}
        <div className="row cluster">
          <Button type="submit" size="large" busy={isSending}>
            {buttonWords(answer?.changeCents)}
          </Button>
          <ButtonLink to={href('/inscription/:secret', { secret: view.secret })} look="line">
            Ne rien changer
          </ButtonLink>
        </div>
      </Form>
    </div>
  )
}

function buttonWords(changeCents: number | undefined): string {
  if (changeCents === undefined) return 'Voir ce que cela change'
  return changeCents > 0 ? 'Commander avec obligation de paiement' : 'Changer les options'
}

function differenceWords(changeCents: number): string {
  if (changeCents > 0)
    return `${formatEuros(changeCents)} de plus, ajoutés à ce qui reste à payer. Un e-mail donne le moyen de payer.`
  if (changeCents < 0)
    return `${formatEuros(-changeCents)} de moins\u00a0: retirés de ce qui reste à payer, puis rendus par le même moyen de paiement.`
  return 'Le prix ne change pas.'
}
