import { data, Form, href, Link, useNavigation } from 'react-router'
import { openActs } from '#app/domain/orders/office/open-acts.ts'
import { findOrderByNumber, takeBackStep } from '#app/domain/orders/store.server.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { MailsWithWord } from '../frame/acts/mails-with-word.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/several.ts'
import { mailsOfAct } from './acts/act-mails.server.ts'
import { acts, isSeveralAct } from './acts/acts.ts'
import { CarrierField } from './acts/carrier-field.tsx'
import { doAct, nothingTyped } from './acts/do-act.server.ts'
import { numbersIn } from './numbers-in.ts'
import { stateInWords } from './order-state.tsx'

export const meta = hiddenMeta('Plusieurs commandes', 'Ce qui va se passer.')

const trackingOf = (number: string) => `suivi-${number}`

function askedIn(request: Request, { searchParams }: URL) {
  const act = searchParams.get('acte') ?? ''
  if (!isSeveralAct(act)) throw pageNotFound(request)
  return { act, numbers: numbersIn(searchParams) }
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const { act, numbers } = askedIn(request, url)
  const found = await Promise.all(numbers.map((number) => findOrderByNumber(services, number)))
  const known = found.filter((order) => order !== undefined)
  const orders = known.map((order) => ({
    number: order.number,
    name: `${order.firstName} ${order.lastName}`.trim(),
    state: stateInWords(order),
    isOpen: openActs(order).includes(acts[act].act),
  }))
  const first = known.find((order) => openActs(order).includes(acts[act].act))
  const mails = first ? await mailsOfAct(services, acts[act].act, first) : []
  return data({ act, orders, mails: mails.map(ofEach) }, { headers: noStore })
}

/** The first buyer's stands for those of the others. */
function ofEach<Mail extends { recipient: string }>(mail: Mail): Mail {
  return { ...mail, recipient: `${mail.recipient}, et chacun des autres le sien` }
}

/** Each order by itself: what one refuses keeps no other back. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { act, numbers } = askedIn(request, url)
  const form = await readForm(request)
  const isUndoing = form.get('acte') === 'reprendre'
  const carrier = textOf(form, 'carrier')
  const mot = textOf(form, 'mot')
  if (form.has('relire')) return data({ typed: mot }, { headers: forThisVisitor })
  const { services, actor } = asking
  const done: { number: string; message: string | undefined }[] = []
  for (const number of numbers) {
    const answer = isUndoing
      ? await takeBackStep(services, { number, author: actor.id })
      : await doAct(act, asking, number, {
          ...nothingTyped,
          carrier,
          mot,
          tracking: textOf(form, trackingOf(number)),
        })
    done.push({ number, message: answer.ok ? undefined : answer.message })
  }
  return data({ done, isUndoing }, { headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Several({ loaderData: { act, orders, mails }, actionData }: Route.ComponentProps) {
  const told = actionData && 'done' in actionData ? actionData : undefined
  const answered = told?.done
  const { answer, problem } = useActAnswer(actionData && 'isCutOff' in actionData ? actionData : undefined)
  const isSending = useNavigation().state === 'submitting'
  const kept = useKeptForm()
  const word = actionData && 'typed' in actionData ? actionData.typed : kept?.mot
  const open = orders.filter(({ isOpen }) => isOpen)
  const { label, icon } = acts[act]
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/commandes'), label: 'Commandes' }}
        title={answered ? 'C’est fait' : label}
        lead={answered ? undefined : `${orders.length} choisies, ${open.length} possibles.`}
      />
      {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
      {orders.length === 0 ? (
        <EmptyState title="Aucune commande choisie">Cochez-les dans la liste.</EmptyState>
      ) : (
        <Card className="admin-form-card">
          <ul className="order-entries">
            {orders.map(({ number, name, state, isOpen }) => {
              const result = answered?.find((one) => one.number === number)
              return (
                <li key={number}>
                  <Link className="tap" to={href('/admin/commandes/:number', { number })}>
                    {number}
                  </Link>
                  , {name}
                  <small className="muted">
                    {result
                      ? (result.message ??
                        (told?.isUndoing
                          ? 'Annulé, aucun e-mail n’est parti.'
                          : 'Fait, l’e-mail part dans dix secondes.'))
                      : isOpen
                        ? `${state}\u00a0: un e-mail le lui dit.`
                        : `${state}\u00a0: ce n’est pas possible, rien ne change.`}
                  </small>
                </li>
              )
            })}
          </ul>
          {answered?.some(({ message }) => message === undefined) && !told?.isUndoing ? (
            <Form method="post" className="order-act undo-window">
              <Button type="submit" name="acte" value="reprendre" look="line" icon="undo-2">
                Annuler
              </Button>
            </Form>
          ) : null}
          {answered || open.length === 0 ? null : (
            <Form method="post" className="order-act admin-form stack" noValidate>
              {act === 'expedier' ? <Parcels open={open} /> : null}
              <MailsWithWord id="plusieurs" mails={mails} typed={word} />
              <Button type="submit" icon={icon} busy={isSending}>
                {label}, {open.length} {open.length > 1 ? 'commandes' : 'commande'}
              </Button>
            </Form>
          )}
        </Card>
      )}
    </>
  )
}

/** One carrier for all, a number a parcel. */
function Parcels({ open }: { open: readonly { number: string; name: string }[] }) {
  return (
    <>
      <CarrierField id="expedier-carrier" />
      {open.map(({ number, name }) => (
        <Field key={number} id={trackingOf(number)} label={`Numéro de suivi, ${name || number}`} optional>
          <TextInput name={trackingOf(number)} autoComplete="off" maxLength={40} />
        </Field>
      ))}
    </>
  )
}
