import { rateLimit } from '#app/http/rate-limit.server.ts'
import type { AuthAccess } from '#app/session/auth-access.ts'
import { checkPassword } from '#app/session/check-password.server.ts'

const tries = rateLimit({ points: 8, seconds: 600 })

const problems = {
  wrong: 'Ce n’est pas votre mot de passe actuel.',
  later: 'Trop d’essais en peu de temps. Patientez quelques minutes, puis recommencez.',
}

export async function provePassword(
  access: AuthAccess,
  proof: { email: string; password: string; address: string },
): Promise<string | undefined> {
  if (proof.password === '') return 'Saisissez votre mot de passe actuel.'
  if ((await tries.take(proof.email)) > 0) return problems.later
  const found = await checkPassword(access, proof)
  return found === 'right' ? undefined : problems[found]
}
