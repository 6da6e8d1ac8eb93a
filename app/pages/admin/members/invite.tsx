import { data, Form, href, redirect, useNavigation } from 'react-router'
import { problemWords } from '#app/domain/members/rules.ts'
import { invitationFields, invitationSchema, type InvitationField } from '#app/domain/members/schema.ts'
import { inviteMember, listGroups } from '#app/domain/members/store.server.ts'
import {
  problemsOf,
  textFields,
  type FormProblem,
  type FormValues,
} from '#app/domain/shared/forms/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { requireFreshProof } from '#app/session/proof.server.ts'
import { sendOrKeep, useAnswerDespiteCut } from '#app/ui/blocks/forms/connection.ts'
import { FieldProblems, messageFor } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Field } from '#app/ui/kit/fields/field.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../frame/admin-head.tsx'
import { readCoach } from '../frame/read-coach.server.ts'
import { useKeptForm } from '../frame/use-kept-form.ts'
import type { Route } from './+types/invite.ts'
import { GroupsField } from './groups-field.tsx'
import { handOverOf, InvitationLink } from './invitation-link.tsx'
import { problemInWords } from './person/last-act.server.ts'
import { RoleField } from './role-field.tsx'

export const meta = hiddenMeta('Inviter', 'Inviter quelqu’un au club.')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { services, rights } = await readCoach(context)
  const read = (name: string) => url.searchParams.get(name)?.slice(0, 254) ?? ''
  const prefilled = { email: read('email'), firstName: read('prenom'), lastName: read('nom') }
  return { groups: await listGroups(services.database), prefilled, givesRoles: rights.role === 'admin' }
}

type InvitationAnswer = {
  attempt: string
  values: FormValues<InvitationField>
  problems: FormProblem<InvitationField>[]
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { actor, services } = await readCoach(context)
  const form = await readForm(request)
  const values = textFields(form, invitationFields)
  const { id: attempt } = context.get(requestContext)
  const again = (problems: InvitationAnswer['problems']) =>
    data<InvitationAnswer>({ attempt, values, problems }, { status: 422, headers: forThisVisitor })
  const invitation = invitationSchema.safeParse(values)
  if (!invitation.success) return again(problemsOf(invitation.error, invitationFields))
  if (invitation.data.role !== 'athlete') await requireFreshProof({ context, url, form })
  const invited = await inviteMember(services, invitation.data, actor, null)
  const { outcome, member } = invited
  if (outcome === 'coach-only') return again([{ field: 'role', message: problemWords[outcome] }])
  if (outcome === 'invited-since')
    return again([{ field: 'email', message: await problemInWords(services, member.userId, outcome) }])
  if (outcome === 'already-member')
    return again([{ field: 'email', message: 'Cette personne est déjà membre du club.' }])
  if (services.mail.isOutbox) return data({ handOver: handOverOf(invited) }, { headers: forThisVisitor })
  const page = href('/admin/athletes/:member', { member: member.userId })
  return redirect(`${page}?fait=${outcome === 'opened' ? 'ouvert' : 'invitation'}`, { status: 303 })
}

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  const { answer } = useAnswerDespiteCut(actionData)
  const handOver = answer && 'handOver' in answer ? answer.handOver : undefined
  const again = answer && 'attempt' in answer ? answer : undefined
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/athletes'), label: 'Personnes' }}
        title="Inviter"
        lead="La personne reçoit un lien personnel, choisit son mot de passe, et c’est ouvert."
      />
      {handOver ? <InvitationLink {...handOver} /> : <InvitationForm {...loaderData} answer={again} />}
    </>
  )
}

type InvitationFormProps = {
  groups: readonly string[]
  givesRoles: boolean
  /** What the room that leads here knows of the person. */
  prefilled: Partial<FormValues<InvitationField>>
  answer: InvitationAnswer | undefined
}

function InvitationForm({ groups, givesRoles, prefilled, answer }: InvitationFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const kept = useKeptForm()
  const values = answer?.values ?? kept ?? prefilled
  const role = values?.role || 'athlete'
  const errorOf = (name: string) => messageFor(answer, name)
  return (
    <Card className="admin-form-card">
      <Form method="post" action={href('/admin/athletes/inviter')} className="admin-form stack" noValidate>
        <FieldProblems answer={answer} prefix="invite" />
        <Field id="invite-email" label="Adresse e-mail" error={errorOf('email')}>
          <TextInput name="email" type="email" autoComplete="off" defaultValue={values?.email} required />
        </Field>
        <div className="admin-form-pair">
          <Field id="invite-firstName" label="Prénom" error={errorOf('firstName')} optional>
            <TextInput name="firstName" autoComplete="off" defaultValue={values?.firstName} />
          </Field>
          <Field id="invite-lastName" label="Nom" error={errorOf('lastName')} optional>
            <TextInput name="lastName" autoComplete="off" defaultValue={values?.lastName} />
          </Field>
        </div>
        <GroupsField
          id="invite-groups"
          known={groups}
          typed={values?.groups ?? ''}
          error={errorOf('groups')}
        />
        {givesRoles ? (
          <RoleField id="invite-role" chosen={role} error={errorOf('role')} />
        ) : (
          <input type="hidden" name="role" value="athlete" />
        )}
        <Button type="submit" size="large" busy={isSending}>
          Envoyer l’invitation
        </Button>
      </Form>
    </Card>
  )
}
