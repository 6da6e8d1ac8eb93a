import { AuthError } from '../errors/auth-error.ts'
import type { TokenResponse } from '../tokens/token-response.ts'
import { ProviderError } from './open-provider.ts'

export type ProviderTokens = { accessToken: string; refreshToken?: string | undefined }

export function redirectWithCode(target: string, code: string): Response {
  return redirect(302, withQuery(target, new URLSearchParams({ code })))
}

/** Sends the visitor back with the session itself, in the part of the address that no server sees. */
export function redirectWithTokens(
  target: string,
  tokens: TokenResponse,
  { accessToken, refreshToken }: ProviderTokens,
): Response {
  const said = new URLSearchParams({
    access_token: tokens.access_token,
    expires_at: String(tokens.expires_at),
    expires_in: String(tokens.expires_in),
    provider_token: accessToken,
    ...(refreshToken && { provider_refresh_token: refreshToken }),
    refresh_token: tokens.refresh_token,
    sb: '',
    token_type: tokens.token_type,
  })
  return redirect(302, `${withoutFragment(target)}#${said}`)
}

/** Tells what went wrong, in the query and once more where pages without a server look for it. Source: GoTrue. */
export function redirectWithError(target: string, error: AuthError | ProviderError): Response {
  const word = error instanceof ProviderError ? error.error : wordOf(error.status)
  const said = { error: word, error_code: error.errorCode, error_description: error.message }
  const address = withQuery(target, new URLSearchParams(said))
  return redirect(303, `${address}#${new URLSearchParams({ ...said, sb: '' })}`)
}

function wordOf(status: number): string {
  if (status >= 500) return 'server_error'
  if (status === 403) return 'access_denied'
  return status === 401 ? 'unauthorized_client' : 'invalid_request'
}

function withQuery(target: string, query: URLSearchParams): string {
  const address = withoutFragment(target)
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

function withoutFragment(target: string): string {
  return target.replace(/#[^]*$/u, '')
}

function redirect(status: 302 | 303, location: string): Response {
  return new Response(null, { status, headers: { location } })
}
