import { createHash, createHmac } from 'node:crypto'

const form = /^[\w-]{32}$/

/** The secret in the address of a testimonial, made again whenever it is written to its author. */
export function secretOf(appSecret: string, id: string): string {
  return createHmac('sha256', appSecret).update(`testimonial ${id}`).digest('base64url').slice(0, 32)
}

/** What is kept of it; undefined for what is no secret. */
export function hashOfSecret(secret: string): string | undefined {
  return form.test(secret) ? createHash('sha256').update(secret).digest('base64url') : undefined
}
