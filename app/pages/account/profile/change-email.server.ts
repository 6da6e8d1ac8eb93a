import { redirect, type RouterContextProvider } from 'react-router'
import { newEmailSchema } from '#app/domain/profile/schema.ts'
import { problemsOf, textFields } from '#app/domain/shared/form-fields.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { answerAgain } from '../answer-again.server.ts'
import { wordsOfAuthError } from '../auth-problem.ts'
import { readAccount } from '../read-account.server.ts'

const fields = ['email'] as const

export async function changeEmail(form: FormData, context: Readonly<RouterContextProvider>) {
  const values = textFields(form, fields)
  const asked = newEmailSchema.safeParse(values)
  if (!asked.success)
    return answerAgain(context, { form: 'email', values, problems: problemsOf(asked.error, fields) })
  const { email } = await readAccount(context)
  if (asked.data.email === email) {
    const problems = [{ field: 'email', message: 'C’est déjà l’adresse de votre compte.' }]
    return answerAgain(context, { form: 'email', values, problems })
  }
  const { siteUrl } = context.get(servicesContext)
  const auth = context.get(visitorContext).auth()
  const { error } = await auth.updateUser(asked.data, { emailRedirectTo: `${siteUrl}/compte` })
  if (error && error.code !== 'email_exists')
    return answerAgain(
      context,
      { form: 'email', values, problem: wordsOfAuthError(error) },
      error.status ?? 503,
    )
  return redirect('/compte?fait=adresse', { status: 303 })
}
