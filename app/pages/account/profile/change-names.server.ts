import { redirect, type RouterContextProvider } from 'react-router'
import { nameFields, nameSchema } from '#app/domain/profile/schema.ts'
import { renameMember } from '#app/domain/profile/store.server.ts'
import { problemsOf, textFields } from '#app/domain/shared/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { answerAgain } from '../answer-again.server.ts'
import { wordsOfAuthError } from '../auth-problem.ts'
import { readAccount } from '../read-account.server.ts'

export async function changeNames(form: FormData, context: Readonly<RouterContextProvider>) {
  const values = textFields(form, nameFields)
  const names = nameSchema.safeParse(values)
  if (!names.success)
    return answerAgain(context, { form: 'names', values, problems: problemsOf(names.error, nameFields) })
  const { account } = await readAccount(context)
  const { firstName, lastName } = names.data
  const metadata = { first_name: firstName, last_name: lastName }
  const { error } = await context.get(visitorContext).auth().updateUser({ data: metadata })
  if (error) return answerAgain(context, { form: 'names', values, problem: wordsOfAuthError(error) }, 503)
  await renameMember(context.get(servicesContext), account.userId, names.data)
  return redirect('/compte?fait=profil', { status: 303 })
}
