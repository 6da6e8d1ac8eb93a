type Params = Readonly<Record<string, string | undefined>>

/**
 * The one path of a page: no slash at its end, no capitals but in what an address names (`:secret`). Undefined when it is the one
 * asked for, or when no page is there. @param params of the route that answers
 */
export function canonicalPath(pathname: string, { '*': rest, ...named }: Params): string | undefined {
  // The route of unknown paths takes the whole of it.
  if (rest !== undefined && withoutSlashes(decoded(pathname)) === withoutSlashes(rest)) return undefined
  const names = new Set(Object.values(named))
  const segments = pathname.split('/').filter(Boolean)
  const path = segments.map((segment) => (names.has(decoded(segment)) ? segment : lowerCase(segment)))
  const canonical = `/${path.join('/')}`
  return canonical === pathname ? undefined : canonical
}

function withoutSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '')
}

function lowerCase(segment: string): string {
  return segment.replace(/%[\dA-F]{2}|[A-Z]/gi, (part) => (part.length > 1 ? part : part.toLowerCase()))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
