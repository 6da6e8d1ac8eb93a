import { data, href, Form, useNavigation } from 'react-router'
import { listGroups } from '#app/domain/members/store.server.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { summaryTitle } from '#app/ui/blocks/forms/problem-note.tsx'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { ErrorSummary } from '#app/ui/kit/fields/error-summary.tsx'
import { FieldGroup, Field } from '#app/ui/kit/fields/field.tsx'
import { RadioCard, RadioCards } from '#app/ui/kit/fields/radio-card.tsx'
import { TextInput } from '#app/ui/kit/fields/text-input.tsx'
import { AdminHead } from '../admin-head.tsx'
import { BackLink } from '../back-link.tsx'
import { requireAdmin } from '../require-admin.server.ts'
import type { Route } from './+types/invite.ts'
import { GroupsField } from './groups-field.tsx'
import { receiveInvitation, type InvitationAnswer } from './receive-invitation.server.ts'

export const meta = hiddenMeta('Inviter', 'Inviter quelqu’un au club.', href('/admin/athletes/inviter'))

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = await requireAdmin(context)
  return data({ groups: await listGroups(services.database) }, { headers: keptByNobody })
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveInvitation(request, context)
}

export default function Invite({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <AdminHead
        back={<BackLink to={href('/admin/athletes')}>Athlètes</BackLink>}
        title="Inviter"
        lead="La personne reçoit un lien personnel, choisit son mot de passe, et c’est ouvert."
      />
      <InvitationForm groups={loaderData.groups} answer={actionData} />
    </>
  )
}

type InvitationFormProps = { groups: readonly string[]; answer: InvitationAnswer | undefined }

function InvitationForm({ groups, answer }: InvitationFormProps) {
  const isSending = useNavigation().state === 'submitting'
  const values = answer?.values
  const role = values?.role || 'athlete'
  const errorOf = (name: string) => answer?.problems.find(({ field }) => field === name)?.message
  const errors = answer?.problems.map(({ field, message }) => ({ fieldId: `invite-${field}`, message })) ?? []
  return (
    <Card className="admin-form-card">
      <Form method="post" action={href('/admin/athletes/inviter')} className="admin-form" noValidate>
        {errors.length > 0 ? (
          <ErrorSummary key={answer?.attempt} title={summaryTitle(errors.length)} errors={errors} />
        ) : null}
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
        <FieldGroup id="invite-role" legend="Rôle" error={errorOf('role')}>
          <RadioCards>
            <RadioCard
              name="role"
              value="athlete"
              title="Athlète"
              description="Lit l’espace athlète."
              defaultChecked={role === 'athlete'}
            />
            <RadioCard
              name="role"
              value="admin"
              title="Coach"
              description="Peut tout ici : inviter, suspendre, répondre."
              defaultChecked={role === 'admin'}
            />
          </RadioCards>
        </FieldGroup>
        <Button type="submit" size="large" busy={isSending}>
          Envoyer l’invitation
        </Button>
      </Form>
    </Card>
  )
}
