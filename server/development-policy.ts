import { contentSecurityPolicy } from './http/content-security-policy.ts'

/** In development Vite talks to its pages over a socket and writes styles into them: the policy lets it, for pages only. */
export async function withDevelopmentPolicy(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  const page = Buffer.from(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  const policy = contentSecurityPolicy(page)
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
  headers.set('content-security-policy', policy)
  return new Response(page, { status: response.status, headers })
}
