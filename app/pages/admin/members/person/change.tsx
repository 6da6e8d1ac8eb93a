import { data, Form, href, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { memberChangesSchema } from '#app/domain/members/schema.ts'
import { changeMember } from '#app/domain/members/store.server.ts'
import { problemsOf, textFields, type FormProblem } from '#app/domain/shared/forms/form-fields.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor, noStore } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor, ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { Consequences } from '../../frame/acts/act-card.tsx'
import { AdminHead } from '../../frame/admin-head.tsx'
import { readCoach } from '../../frame/read-coach.server.ts'
import { useKeptForm } from '../../frame/use-kept-form.ts'
import { memberAt } from '../read-member.server.ts'
import { RoleField } from '../role-field.tsx'
import type { Route } from './+types/change.ts'
import { problemInWords } from './last-act.server.ts'

export const meta = hiddenMeta('Modifier une fiche', 'Nom, adresse et rôle.')

const fields = ['firstName', 'lastName', 'email', 'role', 'seen'] as const
type ChangeField = (typeof fields)[number]

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const member = await memberAt(request, await readCoach(context), params.member)
  const { userId, email, firstName, lastName, role, updatedAt } = member
  const now = { firstName, lastName, email, role, seen: updatedAt.toISOString() }
  return data({ userId, name: nameOfPerson(member), now }, { headers: noStore })
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const asking = await readCoach(context)
  const { services, actor } = asking
  const { userId } = await memberAt(request, asking, params.member)
  const values = textFields(await readForm(request), fields)
  const { id: attempt } = context.get(requestContext)
  const again = (status: number, rest: { problems?: FormProblem<ChangeField>[]; problem?: string }) =>
    data({ attempt, values, problems: [], ...rest }, { status, headers: forThisVisitor })
  const changes = memberChangesSchema.safeParse(values)
  if (!changes.success) return again(422, { problems: problemsOf(changes.error, fields) })
  const seen = z.coerce.date().safeParse(values.seen).data
  const outcome = await changeMember(services, { userId, actor, seen }, changes.data)
  if (outcome === 'unknown') throw pageNotFound(request)
  if (outcome === 'email-taken')
    return again(422, { problems: [{ field: 'email', message: 'Un autre compte a cette adresse.' }] })
  if (outcome !== 'done') return again(409, { problem: await problemInWords(services, userId, outcome) })
  return redirect(`${href('/admin/athletes/:member', { member: userId })}?fait=fiche`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function ChangeMember({
  loaderData: { userId, name, now },
  actionData,
}: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const kept = useKeptForm()
  const isSending = useNavigation().state === 'submitting'
  const typed = { ...now, ...(answer?.values ?? kept) }
  const errorOf = (field: string) => messageFor(answer, field)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes/:member', { member: userId }), label: name }}
        title="Modifier la fiche"
      />
      <Card className="admin-form-card">
        {answer?.problem ? <ProblemNote key={answer.attempt}>{answer.problem}</ProblemNote> : null}
        <Form method="post" className="admin-form stack" noValidate>
          <FieldProblems answer={answer} prefix="change" />
          <input type="hidden" name="seen" value={typed.seen} />
          <div className="admin-form-pair">
            <Field id="change-firstName" label="Prénom" error={errorOf('firstName')}>
              <TextInput name="firstName" autoComplete="off" defaultValue={typed.firstName} required />
            </Field>
            <Field id="change-lastName" label="Nom" error={errorOf('lastName')}>
              <TextInput name="lastName" autoComplete="off" defaultValue={typed.lastName} required />
            </Field>
          </div>
          <Field id="change-email" label="Adresse e-mail" error={errorOf('email')}>
            <TextInput name="email" type="email" autoComplete="off" defaultValue={typed.email} required />
          </Field>
          <RoleField id="change-role" chosen={typed.role} error={errorOf('role')} />
          <Consequences
            lines={[
              'Une nouvelle adresse vaut dès maintenant pour se connecter : un e-mail le dit à l’ancienne et à la nouvelle.',
              'Un nouveau rôle vaut dès la page suivante de la personne.',
              'Rien d’autre n’est envoyé.',
            ]}
          />
          <Button type="submit" busy={isSending}>
            Enregistrer
          </Button>
        </Form>
      </Card>
    </>
  )
}
