import { z } from 'zod'
import { AuthError, invalid } from '../errors/auth-error.ts'

const mostBytes = 1_048_576

/** Fields of requests: an empty text is none, as a null is. */
export const optionalText = z
  .string()
  .nullish()
  .transform((given) => given || undefined)

export const optionalObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((given) => given ?? undefined)

const storableObject = z.record(z.string(), z.unknown()).refine((value) => isStorableJson(value))

/** A body as text. `413` over 1 MB: what is beyond is not even read. */
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

/** The JSON object of a body: `400 bad_json` when it is none. */
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
  if (typeof value === 'string') return isStorableText(value)
  if (typeof value !== 'object' || value === null) return true
  if (depth >= deepest) return false
  return Object.entries(value).every(([key, held]) => isStorableText(key) && isStorableJson(held, depth + 1))
}

function isStorableText(text: string) {
  return text.isWellFormed() && !text.includes('\0')
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
