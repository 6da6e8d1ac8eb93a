import { serializeCookieHeader } from '@supabase/ssr'

const sessionCookie = /^\s*(sb-[\w-]+-auth-token(?:\.\d+)?)=/

export function forgetSession(request: Request, { isProduction }: { isProduction: boolean }): string[] {
  const names = (request.headers.get('cookie') ?? '')
    .split(';')
    .flatMap((pair) => sessionCookie.exec(pair)?.[1] ?? [])
  const options = { path: '/', sameSite: 'lax', secure: isProduction, maxAge: 0 } as const
  return names.map((name) => serializeCookieHeader(name, '', options))
}
