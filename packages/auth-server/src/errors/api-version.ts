export const apiVersionHeader = 'X-Supabase-Api-Version'

const namedCodesVersion = '2024-01-01'
const date = /^\d{4}-\d{2}-\d{2}$/

/**
 * The protocol version a request is answered in: `'2024-01-01'` when it asks for that day or a later one,
 * `undefined` (the first version) when it asks for none, an older one or something that is no date. Source: GoTrue.
 */
export function apiVersion(request: Request): string | undefined {
  const asked = request.headers.get(apiVersionHeader) ?? ''
  const isDate = date.test(asked) && !Number.isNaN(Date.parse(asked))
  return isDate && asked >= namedCodesVersion ? namedCodesVersion : undefined
}
