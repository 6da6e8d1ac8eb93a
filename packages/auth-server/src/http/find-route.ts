import type { Route } from './route.ts'

type Candidate = Route & { parts: string[] }
type FoundRoute = { route: Route; parameters: Record<string, string> }

/** Finds the route of a method and path; `method`: the path is there, the method is not. */
export function routeFinder(
  routes: readonly Route[],
): (method: string, path: string) => FoundRoute | 'path' | 'method' {
  const candidates: Candidate[] = routes.map((route) => ({ ...route, parts: route.path.split('/') }))
  return (method, path) => {
    const given = path.split('/')
    const fitting = candidates.flatMap((route) => {
      const parameters = parametersOf(route.parts, given)
      return parameters ? [{ route, parameters }] : []
    })
    const literalFirst = fitting.toSorted(
      (one, other) => Object.keys(one.parameters).length - Object.keys(other.parameters).length,
    )
    const found = literalFirst.find(({ route }) => route.method === method)
    return found ?? (fitting.length > 0 ? 'method' : 'path')
  }
}

function parametersOf(parts: string[], given: string[]): Record<string, string> | undefined {
  if (parts.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const value = given[index] ?? ''
    if (!part.startsWith(':')) {
      if (part !== value) return undefined
    } else if (value === '') return undefined
    else parameters[part.slice(1)] = value
  }
  return parameters
}
