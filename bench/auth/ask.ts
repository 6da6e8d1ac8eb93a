import { password } from '#test/accounts/site-accounts.ts'

let callers = 0

/** A POST to the authentication service, from an address of its own. */
async function ask(siteUrl: string, grant: string, body: object): Promise<{ refresh_token: string }> {
  callers += 1
  const response = await fetch(`${siteUrl}/auth/v1/token?grant_type=${grant}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${grant}: ${response.status} ${await response.text()}`)
  return response.json()
}

export const signIn = (siteUrl: string, email: string) => ask(siteUrl, 'password', { email, password })

export const refresh = (siteUrl: string, token: string) =>
  ask(siteUrl, 'refresh_token', { refresh_token: token })
