const methods = 'GET, POST, PUT, PATCH, DELETE'
const allowed = 'apikey, authorization, content-type, x-client-info, x-supabase-api-version, redirect_to'
const exposed = 'X-Total-Count, Link, X-Supabase-Api-Version'

/** The answer to a browser that asks whether it may ask. */
export function preflight(): Response {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': methods,
    'access-control-allow-headers': allowed,
    'access-control-max-age': '600',
  }
  return new Response(null, { status: 204, headers })
}

/** Any site may ask: nobody is known by a cookie here. Nothing is kept by caches unless the route says so. */
export function withCommonHeaders(response: Response): Response {
  response.headers.set('access-control-allow-origin', '*')
  response.headers.set('access-control-expose-headers', exposed)
  response.headers.set('x-content-type-options', 'nosniff')
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}
