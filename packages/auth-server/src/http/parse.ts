import type { z } from 'zod'
import { AuthError } from '../errors/auth-error.ts'

/** What a request says in the form a route expects: `400 validation_failed` otherwise, naming the field. */
export function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const field = issue?.path.join('.') ?? ''
  const message = field === '' ? 'The request is not valid' : `${field}: ${issue?.message ?? 'not valid'}`
  throw new AuthError(400, 'validation_failed', message)
}
