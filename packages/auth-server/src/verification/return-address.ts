import type { AuthError } from '../errors/auth-error.ts'

type Values = Readonly<Record<string, string | number>>

/**
 * Sends the browser back with what it is to know in the fragment, which no server sees, and in the query as well for a
 * client that reads it there. What the address said of the same names is overwritten. `sb`: marks it as ours.
 */
export function returnTo(
  address: string,
  { fragment, query = {} }: { fragment?: Values; query?: Values },
): Response {
  const url = new URL(address)
  url.hash = ''
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const location = fragment ? `${url.href}#${fragmentOf(fragment)}` : url.href
  return new Response(null, { status: 303, headers: { location, 'referrer-policy': 'no-referrer' } })
}

/** The refusal in words of OAuth, for {@link returnTo}. */
export function refusalValues({ status, errorCode, message }: AuthError): Values {
  return { error: nameOf(status), error_code: errorCode, error_description: message }
}

function nameOf(status: number): string {
  if (status >= 500) return 'server_error'
  return status === 400 ? 'invalid_request' : 'access_denied'
}

function fragmentOf(values: Values): string {
  const texts = Object.entries({ ...values, sb: '' }).map(([name, value]) => [name, String(value)])
  const parameters = new URLSearchParams(texts)
  parameters.sort()
  return parameters.toString()
}
