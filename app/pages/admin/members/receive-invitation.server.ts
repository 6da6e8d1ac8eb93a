import { data, href, redirect, type RouterContextProvider } from 'react-router'
import { invitationFields, invitationSchema, type InvitationField } from '#app/domain/members/schema.ts'
import { inviteMember } from '#app/domain/members/store.server.ts'
import { problemsOf, textFields, type FormProblem, type FormValues } from '#app/domain/shared/form-fields.ts'
import { requestContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { requireAdmin } from '../require-admin.server.ts'

export type InvitationAnswer = {
  attempt: string
  values: FormValues<InvitationField>
  problems: FormProblem<InvitationField>[]
}

export async function receiveInvitation(request: Request, context: Readonly<RouterContextProvider>) {
  const { actor, services } = await requireAdmin(context)
  const values = textFields(await readForm(request), invitationFields)
  const { id } = context.get(requestContext)
  const again = (problems: InvitationAnswer['problems']) =>
    data<InvitationAnswer>({ attempt: id, values, problems }, { status: 422, headers: forThisVisitor })
  const invitation = invitationSchema.safeParse(values)
  if (!invitation.success) return again(problemsOf(invitation.error, invitationFields))
  const { outcome, member } = await inviteMember(services, invitation.data, actor)
  if (outcome === 'already-member')
    return again([{ field: 'email', message: 'Cette personne est déjà membre du club.' }])
  const page = href('/admin/athletes/:member', { member: member.userId })
  return redirect(`${page}?fait=${outcome === 'opened' ? 'ouvert' : 'invitation'}`, { status: 303 })
}
