import { z } from 'zod'

export const authorSchema = z.string().regex(/^[a-z\d][a-z\d-]{0,63}$/i)

export const noteSchema = z.string().trim().max(300).optional()

/** Whether an author is an account rather than a command. */
export function isAccount(author: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(author)
}
