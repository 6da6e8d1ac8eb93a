import { truncates } from 'bcryptjs'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { readArgon2Hash, writeArgon2Hash, type Argon2Hash } from './argon2-hash.ts'
import { compareInThread } from './bcrypt-thread.ts'

const form = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const strength = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const saltLength = 16
const tagLength = 32
const nobody: Argon2Hash = { ...strength, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }

/** The argon2id hash of a password as a PHC string, worked out off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await tagOf(password, { ...strength, salt, tag: Buffer.alloc(tagLength) })
  return writeArgon2Hash({ ...strength, salt, tag })
}

/**
 * Whether this is the password of the hash (argon2id or bcrypt). No hash (unknown account, account without a password)
 * or one of another kind is `false` after the same work as an argon2id hash of ours, so that the time taken tells nothing.
 */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  if (hash && isBcryptHash(hash)) return isPasswordOfBcryptHash(hash, password)
  const known = hash ? readArgon2Hash(hash) : undefined
  const expected = known ?? nobody
  const isSame = timingSafeEqual(await tagOf(password, expected), expected.tag)
  return known !== undefined && isSame
}

/** Whether a hash deserves to be replaced at the next sign-in: not argon2id, or cheaper than ours. */
export function needsRehash(hash: string): boolean {
  const known = readArgon2Hash(hash)
  if (!known) return true
  const isCheaper = known.memory < strength.memory || known.passes < strength.passes
  return isCheaper || known.tag.length < tagLength || known.salt.length < saltLength
}

/** Whether a hash brought by an administrator is one `isPasswordOf` can check. */
export function isKnownHash(hash: string): boolean {
  return isBcryptHash(hash) || readArgon2Hash(hash) !== undefined
}

function tagOf(password: string, { memory, passes, parallelism, salt, tag }: Argon2Hash) {
  return derive('argon2id', {
    message: password,
    nonce: salt,
    memory,
    passes,
    parallelism,
    tagLength: tag.length,
  })
}

/** Whether this is a bcrypt hash (`$2a$`, `$2b$`, `$2y$`) of a cost from 4 to 14; more would hold sign-ins up. */
function isBcryptHash(hash: string): boolean {
  return form.test(hash)
}

/** Whether this is the password of a bcrypt hash. Never for one over 72 bytes, of which bcrypt would forget the end. */
async function isPasswordOfBcryptHash(hash: string, password: string): Promise<boolean> {
  const isSame = await compareInThread({ password, hash })
  return isSame && !truncates(password)
}
