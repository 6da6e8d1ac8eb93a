import { data, redirect, type RouterContextProvider } from 'react-router'
import { personOfUser, type Person } from '#app/domain/account-data/person.ts'
import { followEmail } from '#app/domain/profile/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/people/person-name.ts'
import { requestContext, servicesContext, visitorContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { guard } from '#app/session/guarded-paths.ts'
import type { AccountAnswer } from './account-form.tsx'

export type Context = Readonly<RouterContextProvider>

export type OwnAccount = Awaited<ReturnType<typeof readAccount>>

/** Whoever asks, from the service itself, and what serves them. */
export async function readAccount(context: Context) {
  const visitor = context.get(visitorContext)
  const services = context.get(servicesContext)
  const auth = visitor.auth()
  const account = await visitor.currentUser()
  const { data: found } = await auth.getUser()
  if (!account || !found.user) throw redirect(guard.login)
  const { user } = found
  const known = await visitor.member()
  const email = (user.email ?? '').toLowerCase()
  const isFollowed = known && (await followEmail(services, known, email))
  const member = known && isFollowed ? { ...known, email } : known
  return { services, auth, account, user, member, name: member ? nameOfPerson(member) : email, email }
}

export function personOf({ account, user, email }: Pick<OwnAccount, 'account' | 'user' | 'email'>): Person {
  return personOfUser(account.userId, email, user)
}

/** Shows a form again, with what a factor being added still needs. Passwords and codes never are among its `values`. */
export function answerAgain<Pending = never>(
  context: Context,
  answer: Pick<AccountAnswer, 'form'> & Partial<AccountAnswer> & { pending?: Pending },
  status = 422,
) {
  const { id } = context.get(requestContext)
  const whole: AccountAnswer & { pending?: Pending } = { attempt: id, values: {}, problems: [], ...answer }
  return data(whole, { status, headers: forThisVisitor })
}
