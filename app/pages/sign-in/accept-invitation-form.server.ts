import { redirect, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { acceptInvitation } from '#app/domain/members/accept-invitation-store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/form-fields.ts'
import { requiredLine } from '#app/domain/shared/form-text.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { keptByNobody } from '#app/http/headers.ts'
import { athletePath } from '#app/ui/blocks/navigation.ts'
import { answerAgain } from './answer-again.server.ts'
import { setPassword } from './password/set-password.server.ts'
import { textOf } from './text-of.ts'

const names = ['firstName', 'lastName'] as const
const namesSchema = z.object({
  firstName: requiredLine({ missing: 'Indiquez votre prénom.', longest: 60 }),
  lastName: requiredLine({ missing: 'Indiquez votre nom.', longest: 60 }),
})

export async function acceptInvitationForm(context: Readonly<RouterContextProvider>, form: FormData) {
  const member = await context.get(visitorContext).member()
  if (member?.status !== 'invited') throw redirect('/logged', { status: 303, headers: keptByNobody })
  const values = textFields(form, names)
  const named = namesSchema.safeParse(values)
  if (!named.success) return answerAgain(context, { values, problems: problemsOf(named.error, names) })
  const owner = { ...named.data, email: member.email }
  const refusal = await setPassword(context, textOf(form, 'password'), owner)
  if (refusal) return answerAgain(context, { values, ...refusal })
  await acceptInvitation(context.get(servicesContext), { userId: member.userId, ...named.data })
  const home = member.role === 'admin' ? '/admin' : athletePath
  return redirect(home, { status: 303, headers: keptByNobody })
}
