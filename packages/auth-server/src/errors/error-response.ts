import { OAuthError, AuthError } from './auth-error.ts'

/** The answer to a request that failed. */
export function errorResponse(
  error: unknown,
  request: Request,
  { requestId }: { requestId: string },
): Response {
  const version = apiVersion(request)
  const headers = new Headers(version ? [[apiVersionHeader, version]] : [])
  if (error instanceof OAuthError) {
    return Response.json({ error: error.error, error_description: error.message }, { status: 400, headers })
  }
  const refusal = error instanceof AuthError ? error : unexpectedFailure()
  headers.set('x-sb-error-code', refusal.errorCode)
  const body = version ? namedBody(refusal) : numberedBody(refusal, requestId)
  return Response.json(body, { status: refusal.status, headers })
}

function unexpectedFailure() {
  const message = 'Unexpected failure, please check server logs for more information'
  return new AuthError(500, 'unexpected_failure', message)
}

function namedBody({ errorCode, message, extras }: AuthError) {
  return { ...extras, code: errorCode, message }
}

function numberedBody({ status, errorCode, message, extras }: AuthError, requestId: string) {
  const errorId = status >= 500 ? { error_id: requestId } : {}
  return { ...extras, code: status, error_code: errorCode, msg: message, ...errorId }
}

const apiVersionHeader = 'X-Supabase-Api-Version'

const namedCodesVersion = '2024-01-01'

const date = /^\d{4}-\d{2}-\d{2}$/

/**
 * The protocol version a request is answered in: `'2024-01-01'` when it asks for that day or a later one,
 * `undefined` (the first version) when it asks for none, an older one or something that is no date.
 */
function apiVersion(request: Request): string | undefined {
  const asked = request.headers.get(apiVersionHeader) ?? ''
  const isDate = date.test(asked) && !Number.isNaN(Date.parse(asked))
  return isDate && asked >= namedCodesVersion ? namedCodesVersion : undefined
}
