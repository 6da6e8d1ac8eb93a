import { randomUUID } from 'node:crypto'
import { data, Form, href, redirect, useNavigation } from 'react-router'
import { readOffer } from '#app/domain/camps/bookings/store.server.ts'
import { bookFor } from '#app/domain/camps/office/store.server.ts'
import { textFields, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Checkbox } from '#app/ui/kit/fields/checkbox.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { useActAnswer } from '../../frame/acts/use-act-answer.ts'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { campAt, shownCamp } from '../read-camp.server.ts'
import type { Route } from './+types/take.ts'
import { takeFields, takenNames } from './take-fields.ts'

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
      groups: offer?.camp.levelGroups ?? [],
      options: offer?.camp.options.map(({ id, label, priceCents }) => ({ id, label, priceCents })) ?? [],
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
  const options = [...form.keys()].filter((name) => name.startsWith('option-'))
  const typed: Record<string, string> = textFields(form, [...takenNames, ...options])
  const key = textOf(form, 'key')
  const isKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(key)
  const made = await bookFor(services, {
    path: camp.path,
    key: isKey ? key : randomUUID(),
    // Of a minor, the guardian says it: one box for both.
    typed: { ...typed, 'guardianAttests-1': typed['isFit-1'] ?? '' },
    author: actor.id,
  })
  const page = href('/admin/stages/:camp', { camp: params.camp })
  if (made.ok) return redirect(`${page}?fait=stage-inscrit`, { status: 303, headers: noStore })
  const { id: attempt } = context.get(requestContext)
  const problems = made.problems ?? []
  const status = problems.length > 0 ? 422 : 409
  return data({ attempt, typed, key, problem: made.message, problems }, { status, headers: forThisVisitor })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Take({ loaderData, actionData }: Route.ComponentProps) {
  const { camp, key, isOpen, groups, options, methods, prefilled } = loaderData
  const { answer, problem } = useActAnswer(actionData)
  const isSending = useNavigation().state === 'submitting'
  const typed: Partial<Record<string, string>> = answer?.typed ?? prefilled
  const errorOf = (name: string) => answer?.problems?.find(({ field }) => field === name)?.message
  const back = href('/admin/stages/:camp', { camp: camp.id })
  return (
    <>
      <AdminHead
        back={{ to: back, label: camp.title }}
        title="Inscrire par téléphone"
        lead="La personne reçoit le contrat, le barème et le moyen de payer par e-mail. La place est gardée trois jours pour une carte, dix pour un virement."
      />
      <Card className="admin-form-card">
        {problem ? <ProblemNote key={answer?.attempt}>{problem}</ProblemNote> : null}
        {isOpen ? null : <p>Ce stage est complet, ou ses inscriptions ne sont pas ouvertes.</p>}
        {isOpen ? (
          <Form method="post" className="admin-form stack" noValidate key={answer?.attempt ?? 'new'}>
            <input type="hidden" name="key" value={answer?.key ?? key} />
            {takeFields.map(({ name, label, type, isOptional }) => (
              <Field key={name} id={`take-${name}`} label={label} error={errorOf(name)} optional={isOptional}>
                <TextInput name={name} type={type ?? 'text'} defaultValue={typed[name]} autoComplete="off" />
              </Field>
            ))}
            {groups.length > 0 ? (
              <Field id="take-group" label="Groupe de niveau" error={errorOf('levelGroup-1')}>
                <Select name="levelGroup-1" defaultValue={typed['levelGroup-1'] ?? ''}>
                  <option value="">À choisir</option>
                  {groups.map((group) => (
                    <option key={group}>{group}</option>
                  ))}
                </Select>
              </Field>
            ) : null}
            {options.map(({ id, label, priceCents }) => (
              <Checkbox
                key={id}
                id={`take-option-${id}`}
                name={`option-${id}-1`}
                label={`${label}, ${formatEuros(priceCents)}`}
                defaultChecked={typed[`option-${id}-1`] === 'on'}
              />
            ))}
            <Field id="take-method" label="Paiement" error={errorOf('paymentMethod')}>
              <Select name="paymentMethod" defaultValue={typed.paymentMethod ?? methods[0]?.id}>
                {methods.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </Select>
            </Field>
            <Checkbox
              id="take-fit"
              name="isFit-1"
              label="La personne déclare aujourd’hui ne pas connaître de contre-indication à l’effort (son représentant légal l’atteste, avant 18 ans)"
              error={errorOf('isFit-1') ?? errorOf('guardianAttests-1')}
              defaultChecked={typed['isFit-1'] === 'on'}
            />
            <Button type="submit" busy={isSending}>
              Inscrire et envoyer le contrat
            </Button>
          </Form>
        ) : null}
      </Card>
    </>
  )
}
