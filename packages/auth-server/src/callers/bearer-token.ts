import { AuthError } from '../errors/auth-error.ts'

/** What stands after `Bearer` in a request; nothing when the header is absent or of another kind. */
export function bearerToken(request: Request): string | undefined {
  const [, token] = /^bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return token
}

export function requireBearerToken(request: Request): string {
  const token = bearerToken(request)
  if (token) return token
  throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
}
