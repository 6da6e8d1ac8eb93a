import type { RouterContextProvider } from 'react-router'
import { visitorContext } from '#app/http/context.ts'

type Buyer = { userId: string; email: string; firstName: string; lastName: string }

/** Who is signed in, once they have shown all that their account asks for. */
export async function readBuyer(context: Readonly<RouterContextProvider>): Promise<Buyer | undefined> {
  const visitor = context.get(visitorContext)
  const assurance = await visitor.assurance()
  if (assurance === 'nobody' || assurance === 'second-factor-missing') return undefined
  const account = await visitor.account()
  if (!account) return undefined
  const { firstName = '', lastName = '' } = (await visitor.member()) ?? {}
  return { userId: account.userId, email: account.email, firstName, lastName }
}
