import { servicesContext, visitorContext } from '#app/http/context.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import { checkPassword } from '#app/session/auth-clients.server.ts'
import type { Context } from '../account.server.ts'

const tries = rateLimit({ name: 'prove-password', points: 8, seconds: 600 })

const problems = {
  wrong: 'Ce n’est pas votre mot de passe actuel.',
  later: 'Trop d’essais en peu de temps. Patientez quelques minutes, puis recommencez.',
}

/** What is wrong with the password that somebody gives as a proof, if anything. */
export async function provePassword(
  context: Context,
  proof: { email: string; password: string },
): Promise<string | undefined> {
  if (proof.password === '') return 'Saisissez votre mot de passe actuel.'
  const services = context.get(servicesContext)
  if ((await tries(services).take(proof.email)) > 0) return problems.later
  const { asking: visitor } = context.get(visitorContext)
  const found = await checkPassword(services.auth, { ...proof, visitor })
  if (found !== 'right') return problems[found]
  await tries(services).giveBack(proof.email)
  return undefined
}
