import { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'
import { parse } from '../http/parse.ts'
import type { Call } from '../http/route.ts'

const form = z.object({
  provider: z.string().default(''),
  id_token: z.string().default(''),
  issuer: z.string().default(''),
})

const issuers: Readonly<Record<string, string>> = {
  apple: 'https://appleid.apple.com',
  azure: 'https://login.microsoftonline.com/common/v2.0',
  facebook: 'https://www.facebook.com',
  google: 'https://accounts.google.com',
  kakao: 'https://kauth.kakao.com',
}

/** Tokens that a client fetched from a provider by itself are not taken: the way goes through `authorize`. */
export async function refuseIdToken({ backend, json }: Call): Promise<never> {
  const { provider, id_token: idToken, issuer } = parse(form, await json())
  if (idToken === '') throw new AuthError(400, 'validation_failed', 'id_token required')
  if (provider === '' && issuer === '')
    throw new AuthError(400, 'validation_failed', 'provider or client_id and issuer required')
  const configured = backend.settings.providers.find(({ id }) => id === provider)
  const named = configured?.issuer ?? (Object.hasOwn(issuers, provider) ? issuers[provider] : undefined)
  const isCustom = named === undefined && issuer === ''
  const message = isCustom
    ? `Custom OIDC provider ${JSON.stringify(provider)} not allowed`
    : `Provider (issuer ${JSON.stringify(named ?? issuer)}) is not enabled`
  throw new AuthError(400, isCustom ? 'validation_failed' : 'provider_disabled', message)
}

export function refuseWeb3(): never {
  throw new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled')
}
