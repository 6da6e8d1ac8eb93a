import type { RouterContextProvider } from 'react-router'
import { servicesContext, visitorContext } from '#app/http/context.ts'

const proofs = new Set(['otp', 'magiclink', 'recovery', 'invite'])
const lifeOfProof = 30 * 60

export async function hasAddressProof(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const { clock } = context.get(servicesContext)
  const visitor = context.get(visitorContext)
  const assurance = await visitor.assurance()
  if (assurance === 'nobody' || assurance === 'second-factor-missing') return false
  const { data } = await visitor.auth().getClaims()
  const now = clock.now().getTime() / 1000
  return (data?.claims.amr ?? []).some(
    (shown) => typeof shown === 'object' && proofs.has(shown.method) && now - shown.timestamp < lifeOfProof,
  )
}
