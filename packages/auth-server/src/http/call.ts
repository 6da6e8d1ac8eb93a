import { z } from 'zod'
import type { Backend } from '../backend.ts'
import { invalid, AuthError } from '../errors/auth-error.ts'
import type { LimitName } from '../limits/address-limits.ts'

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export type DeviceOf = (account: string) => Promise<string | undefined>

export type Call = Backend & {
  request: Request
  url: URL
  parameters: Readonly<Record<string, string>>
  address: string
  /** The visitor's device, where an account has signed in on it before. */
  deviceOf?: DeviceOf | undefined
  /** What the visitor's program says of itself. */
  userAgent: string
  /** The session that is asked for only proves who somebody is, and ends at once. */
  isProof?: boolean | undefined
  json: () => Promise<Record<string, unknown>>
}

export type Route = {
  method: (typeof methods)[number]
  path: string
  limit?: LimitName
  handler: (call: Call) => Promise<Response>
}

/** Finds the route of a method and path; `method`: the path is there, the method is not. */
export function routeFinder(routes: readonly Route[]) {
  // A word before a parameter: `/factors/new` is no factor called « new ».
  const inOrder = routes.toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)
  const patterns = inOrder.map((route) => ({ route, pattern: patternOf(route.path) }))
  return (method: string, path: string) => {
    const fitting = patterns.flatMap(({ route, pattern }) => {
      const found = pattern.exec(path)
      return found ? [{ route, parameters: { ...found.groups } }] : []
    })
    return fitting.find(({ route }) => route.method === method) ?? (fitting.length > 0 ? 'method' : 'path')
  }
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => part.replace(/^:(\w+)$/, '(?<$1>[^/]+)').replaceAll('.', '\\.'))
  return new RegExp(`^${parts.join('/')}$`)
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text)
}

/** A row's number in a path, in lower case. `404 validation_failed` when it is none: nothing has such a number. */
export function pathId({ parameters }: Pick<Call, 'parameters'>, name: string): string {
  const given = parameters[name] ?? ''
  if (isUuid(given)) return given.toLowerCase()
  throw invalid(`${name} must be an UUID`, 404)
}

const mostBytes = 1_048_576

export const optionalText = z
  .string()
  .nullish()
  .transform((given) => given || undefined)

export const optionalObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) => given ?? undefined)

const storableObject = z.record(z.string(), z.unknown()).refine((value) => isStorableJson(value))

export async function readText(request: Request): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw invalid('Request body too large', 413)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  try {
    return storableObject.parse(JSON.parse(text))
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON')
  }
}

const deepest = 64

/** PostgreSQL takes neither NUL nor half a surrogate pair; deep nesting is read by nobody. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(([key, held]) => isStorableJson(key) && isStorableJson(held, depth + 1))
}

/** What a request says in the form a route expects: `400 validation_failed` otherwise, naming the field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  const message = field === '' ? 'The request is not valid' : `${field}: ${issue?.message ?? 'not valid'}`
  throw invalid(message)
}
