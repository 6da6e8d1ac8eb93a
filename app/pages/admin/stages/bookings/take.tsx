import { randomUUID } from 'node:crypto'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { bookingFields, type BookingProblem } from '#app/domain/camps/bookings/booking-form.ts'
import { countAfter, mostOf, typedCountOf } from '#app/domain/camps/bookings/form-questions.ts'
import { readOffer } from '#app/domain/camps/bookings/store.server.ts'
import { bookFor } from '#app/domain/camps/office/store.server.ts'
import { textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { campAt, shownCamp } from '../read-camp.server.ts'
import type { Route } from './+types/take.ts'
import { bookerFields } from './take-fields.ts'
import { DictatedFields, TakePerson } from './take-person.tsx'

export const meta = hiddenMeta('Inscrire par téléphone', 'Une inscription prise pour quelqu’un.')

/** What the room that leads here knows of the person. */
const known = { email: 'email', firstName: 'prenom', lastName: 'nom', phone: 'tel' }

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const { services } = await readCoach(context)
  const camp = await campAt(request, services, params.camp)
  const offer = await readOffer(services, camp.path)
  return data(
    {
      camp: shownCamp(camp),
      key: randomUUID(),
      isOpen: offer?.isOpen ?? false,
      most: offer ? mostOf(offer.camp) : 1,
      groups: offer?.camp.levelGroups ?? [],
      options: offer?.camp.options ?? [],
      methods: offer?.methods ?? [],
      prefilled: Object.fromEntries(
        Object.entries(known).map(([field, name]) => [
          field,
          url.searchParams.get(name)?.slice(0, 254) ?? '',
        ]),
      ),
    },
    { headers: noStore },
  )
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { services, actor } = await readCoach(context)
  const camp = await campAt(request, services, params.camp)
  const form = await readForm(request)
  const offer = await readOffer(services, camp.path)
  const intent = textOf(form, 'intent')
  const count = countAfter(intent, typedCountOf(textOf(form, 'personnes')), offer?.camp ?? { placesLeft: 1 })
  const typed = textFields(form, bookingFields({ options: offer?.camp.options ?? [] }, count))
  const sent = textOf(form, 'key')
  const key = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(sent) ? sent : randomUUID()
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: { problem?: string; problems?: readonly BookingProblem[] } = {}) =>
    data({ attempt, typed, key, count, ...rest }, { status, headers: forThisVisitor })
  if (intent === 'more' || intent === 'fewer') return again(200)
  const made = await bookFor(services, { path: camp.path, key, count, typed, author: actor.id })
  const page = href('/admin/stages/:camp', { camp: params.camp })
  if (made.ok) return redirect(`${page}?fait=stage-inscrit`, { status: 303, headers: noStore })
  const { message: problem, problems = [] } = made
  return again(problems.length > 0 ? 422 : 409, { problem, problems })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Take({ loaderData, actionData }: Route.ComponentProps) {
  const { camp, key, isOpen, most, groups, options, methods, prefilled } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  const typed: Partial<Record<string, string>> = answer?.typed ?? prefilled
  const errorOf = (name: string) => answer?.problems?.find(({ field }) => field === name)?.message
  const count = answer?.count ?? 1
  const back = href('/admin/stages/:camp', { camp: camp.id })
  return (
    <>
      <AdminHead
        back={{ to: back, label: camp.title }}
        title="Inscrire par téléphone"
        lead="La personne reçoit le contrat, le barème et le moyen de payer par e-mail. Les places sont gardées trois jours pour une carte, dix pour un virement."
      />
      <Card className="admin-form-card">
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        {isOpen ? null : <p>Ce stage est complet, ou ses inscriptions ne sont pas ouvertes.</p>}
        {isOpen ? (
          <Form method="post" className="admin-form stack" noValidate key={answer?.attempt ?? 'new'}>
            {/* The first button is the one that the Enter key presses. */}
            <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" />
            <input type="hidden" name="key" value={answer?.key ?? key} />
            <input type="hidden" name="personnes" value={count} />
            <DictatedFields fields={bookerFields} typed={typed} errorOf={errorOf} />
            {Array.from({ length: count }, (_, index) => (
              <TakePerson key={index + 1} rank={index + 1} {...{ groups, options, typed, errorOf }} />
            ))}
            <p className="actions">
              {count < most ? (
                <Button type="submit" name="intent" value="more" look="line" icon="plus" size="small">
                  Ajouter une personne
                </Button>
              ) : null}
              {count > 1 ? (
                <Button type="submit" name="intent" value="fewer" look="line" size="small">
                  Retirer la personne {count}
                </Button>
              ) : null}
            </p>
            <Field id="take-method" label="Paiement" error={errorOf('paymentMethod')}>
              <Select name="paymentMethod" defaultValue={typed.paymentMethod ?? methods[0]?.id}>
                {methods.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Button type="submit" busy={isSending}>
              Inscrire et envoyer le contrat
            </Button>
          </Form>
        ) : null}
      </Card>
    </>
  )
}
