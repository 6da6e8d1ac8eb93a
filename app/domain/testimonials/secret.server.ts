import { eq } from 'drizzle-orm'
import { createHash, createHmac } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { testimonials } from '#db/schema/index.ts'

const form = /^[\w-]{32}$/

/** The secret in the address of a testimonial, made again whenever it is written to its author. */
export function secretOf(appSecret: string, id: string): string {
  return createHmac('sha256', appSecret).update(`testimonial ${id}`).digest('base64url').slice(0, 32)
}

/** What is kept of it; undefined for what is no secret. */
export function hashOfSecret(secret: string): string | undefined {
  return form.test(secret) ? createHash('sha256').update(secret).digest('base64url') : undefined
}

type Held = { readonly id: string; readonly secretHash: string }

/** The secret to write to its author. Once the site’s own secret was changed it is another, and opens from now on. */
export async function secretToTell(
  database: Pick<Database, 'update'>,
  appSecret: string,
  { id, secretHash }: Held,
): Promise<string> {
  const secret = secretOf(appSecret, id)
  const now = hashOfSecret(secret)
  if (now !== undefined && now !== secretHash)
    await database.update(testimonials).set({ secretHash: now }).where(eq(testimonials.id, id))
  return secret
}
