/** Whether this browser speaks of passkeys in JSON, as the service does. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Whether this very device can keep one. */
export async function canKeepPasskey(): Promise<boolean> {
  return knowsPasskeys() && PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
}

export type ShownPasskey = { challengeId: string; credential: string }

type Ceremony<Options> = { challenge_id: string; options: Options }

type Asking = Pick<CredentialRequestOptions, 'mediation' | 'signal'>

/** Has a passkey shown by its owner. Throws as the browser does; `undefined` when the service does not answer. */
export async function showPasskey(asking: Asking = {}): Promise<ShownPasskey | undefined> {
  const answer = await fetch('/auth/v1/passkeys/authentication/options', { method: 'POST', body: '{}' })
  if (!answer.ok) return undefined
  const asked = (await answer.json()) as Ceremony<PublicKeyCredentialRequestOptionsJSON>
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(asked.options)
  const credential = await navigator.credentials.get({ publicKey, ...asking })
  return shownOf(asked.challenge_id, credential)
}

const creation = '/compte/securite/cle-d-acces/creation'

/** Makes a passkey for whoever is signed in; what is in its way, in French. */
export async function createPasskey(): Promise<string | undefined> {
  const begun = await post({ intent: 'begin' })
  if (typeof begun === 'string') return begun
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(begun.options)
    const shown = shownOf(begun.challenge_id, await navigator.credentials.create({ publicKey }))
    if (!shown) return closed
    const done = await post({ intent: 'finish', ...shown })
    return typeof done === 'string' ? done : undefined
  } catch (error) {
    const isKnown = error instanceof DOMException && error.name === 'InvalidStateError'
    return isKnown ? 'Cet appareil a déjà une clé pour votre compte, clé d’accès ou clé de sécurité.' : closed
  }
}

const closed =
  'La clé d’accès n’a pas été créée\u00a0: la demande a été fermée, ou a pris trop de temps. Recommencez.'

const unanswered = 'Le site n’a pas répondu comme prévu. Réessayez dans un instant.'

async function post(fields: Record<string, string>) {
  try {
    const answer = await fetch(creation, { method: 'POST', body: new URLSearchParams(fields) })
    const said = (await answer.json()) as Ceremony<PublicKeyCredentialCreationOptionsJSON> & {
      problem?: string
    }
    return answer.ok ? said : (said.problem ?? unanswered)
  } catch {
    return unanswered
  }
}

function shownOf(challengeId: string, credential: Credential | null): ShownPasskey | undefined {
  if (!(credential instanceof PublicKeyCredential)) return undefined
  return { challengeId, credential: JSON.stringify(credential.toJSON()) }
}
