import { truncates } from 'bcryptjs'
import { compareInThread } from './bcrypt-thread.ts'

const form = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/

/** Whether this is a bcrypt hash (`$2a$`, `$2b$`, `$2y$`) of a cost from 4 to 14; more would hold sign-ins up. */
export function isBcryptHash(hash: string): boolean {
  return form.test(hash)
}

/** Whether this is the password of a bcrypt hash. Never for one over 72 bytes, of which bcrypt would forget the end. */
export async function isPasswordOfBcryptHash(hash: string, password: string): Promise<boolean> {
  const isSame = await compareInThread({ password, hash })
  return isSame && !truncates(password)
}
