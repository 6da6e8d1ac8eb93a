import type { useAuthService } from './auth-service.ts'

type Service = ReturnType<typeof useAuthService>

export const postTo = (service: Service, path: string, body: unknown, headers: Record<string, string> = {}) =>
  service.fetch(`${service.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01', ...headers },
    body: JSON.stringify(body),
  })

/** An account whose address is confirmed. */
export async function member(service: Service, email: string): Promise<string> {
  const { data, error } = await service.admin().createUser({ email, email_confirm: true })
  if (error) throw error
  return data.user.id
}

/** The last mail to an address: its code, and its link as a browser follows it. */
export function lastMail(service: Service, to: string) {
  const mail = service.mails.findLast((email) => email.to === to)
  if (!mail) throw new Error(`no mail to ${to}`)
  const hash = mail.link?.tokenHash ?? ''
  const follow = () => service.fetch(mail.link?.url ?? '', { redirect: 'manual' })
  return { ...mail, hash, follow }
}

/** Where an answer sends the browser, with what it says on the way. */
export function goalOf(answer: Response) {
  const url = new URL(answer.headers.get('location') ?? '')
  const fragment = Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
  return { url, place: `${url.origin}${url.pathname}`, fragment, query: Object.fromEntries(url.searchParams) }
}
