import type { z } from 'zod'

/** A kind of email: its name, and the schema of the plain facts (JSON; instants by `z.coerce.date()`) it is written from. */
export type EmailTemplate<Facts> = { readonly name: string; readonly facts: z.ZodType<Facts> }
