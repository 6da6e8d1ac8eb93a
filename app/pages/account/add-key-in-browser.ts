import type { BrowserAccess } from '#app/session/browser-client.ts'
import { obstacleOf } from './auth-obstacle.ts'

/** Has the browser make a key and the service take it. Answers with what stood in the way, nothing when it is done. */
export async function addKey(access: BrowserAccess, name: string): Promise<string | undefined> {
  if (!('PublicKeyCredential' in window)) return 'Ce navigateur ne connaît pas les clés de sécurité.'
  const { browserClient } = await import('#app/session/browser-client.ts')
  const { mfa } = browserClient(access).auth
  const { error } = await mfa.webauthn.register({ friendlyName: name || 'Ma clé' })
  if (!error) return undefined
  await forgetUnfinished(mfa)
  if ('code' in error && typeof error.code === 'string' && isAnswer(error.code))
    return obstacleOf({ code: error.code })
  return 'La clé n’a pas été ajoutée\u00a0: la demande a été fermée, ou a pris trop de temps. Recommencez.'
}

// Those of the browser are in capitals: whoever closed its window knows why.
function isAnswer(code: string): boolean {
  return /^[a-z_]+$/.test(code)
}

type Factors = ReturnType<typeof import('#app/session/browser-client.ts').browserClient>['auth']['mfa']

async function forgetUnfinished(mfa: Factors): Promise<void> {
  const { data } = await mfa.listFactors()
  const unfinished = data?.all.filter(
    ({ status, factor_type: kind }) => status === 'unverified' && kind === 'webauthn',
  )
  for (const { id } of unfinished ?? []) await mfa.unenroll({ factorId: id })
}
