import type { User } from '@supabase/supabase-js'
import { redirect, type RouterContextProvider } from 'react-router'
import type { Member } from '#app/domain/members/store.server.ts'
import { followEmail } from '#app/domain/profile/store.server.ts'
import { nameOfPerson } from '#app/domain/shared/person-name.ts'
import { servicesContext, visitorContext } from '#app/http/context.ts'
import { guard } from '#app/session/guard.ts'
import type { Account } from '#app/session/visitor.server.ts'

export type OwnAccount = {
  account: Account
  user: User
  member: Member | undefined
  name: string
  email: string
}

export async function readAccount(context: Readonly<RouterContextProvider>): Promise<OwnAccount> {
  const visitor = context.get(visitorContext)
  const account = await visitor.account()
  const { data } = await visitor.auth().getUser()
  if (!account || !data.user) throw redirect(guard.login)
  const { user } = data
  const known = await visitor.member()
  const email = (user.email ?? '').toLowerCase()
  const isFollowed = known && (await followEmail(context.get(servicesContext), known, email))
  const member = known && isFollowed ? { ...known, email } : known
  return { account, user, member, name: member ? nameOfPerson(member) : email, email }
}
