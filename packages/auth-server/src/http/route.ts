import type { Backend } from '../backend.ts'
import { invalid } from '../errors/auth-error.ts'
import type { LimitName } from '../limits/address-limits.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export type Call = {
  backend: Backend
  request: Request
  url: URL
  parameters: Readonly<Record<string, string>>
  address: string
  json: () => Promise<Record<string, unknown>>
}

export type Route = {
  method: (typeof methods)[number]
  path: string
  limit?: LimitName
  handler: (call: Call) => Promise<Response>
}

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

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export function isUuid(text: string): boolean {
  return uuid.test(text)
}

/** A row's number in a path, in lower case. `404 validation_failed` when it is none: nothing has such a number. */
export function pathId({ parameters }: Pick<Call, 'parameters'>, name: string): string {
  const given = parameters[name] ?? ''
  if (isUuid(given)) return given.toLowerCase()
  throw invalid(`${name} must be an UUID`, 404)
}
