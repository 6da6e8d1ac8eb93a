import { truncates } from 'bcryptjs'
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { concurrencyLimit } from '../concurrency/concurrency-limit.ts'
import { compareInThread } from './bcrypt-thread.ts'

const bcryptForm = /^\$2[aby]\$(?:0[4-9]|1[0-4])\$[./A-Za-z0-9]{53}$/

const derive = promisify(argon2)

// Each holds 19 MB and a thread for 25 ms; there are four threads, for files and compression too, and more of them than processors gain nothing.
const inTurn = concurrencyLimit(Math.min(3, availableParallelism()), 60)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const strength = { memory: 19 * 1024, passes: 2, parallelism: 1 }

const saltLength = 16

const tagLength = 32

const nobody: Argon2Hash = { ...strength, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }

/** The argon2id hash of a password as a PHC string, worked out off the event loop. */
export async function hashPassword(password: string): Promise<string> {
  const { memory, passes, parallelism } = strength
  const salt = randomBytes(saltLength)
  const tag = await tagOf(password, { ...strength, salt, tag: Buffer.alloc(tagLength) })
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Whether this is the password of the hash (argon2id or bcrypt). */
export async function isPasswordOf(hash: string | null | undefined, password: string): Promise<boolean> {
  // Never one over 72 bytes, of which bcrypt would forget the end.
  if (hash && isBcryptHash(hash)) return (await compareInThread({ password, hash })) && !truncates(password)
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

export function isKnownHash(hash: string): boolean {
  return isBcryptHash(hash) || readArgon2Hash(hash) !== undefined
}

function tagOf(message: string, { salt: nonce, tag, ...costs }: Argon2Hash) {
  return inTurn(() => derive('argon2id', { message, nonce, ...costs, tagLength: tag.length }))
}

/** Whether this is a bcrypt hash (`$2a$`, `$2b$`, `$2y$`) of a cost from 4 to 14; more would hold sign-ins up. */
function isBcryptHash(hash: string): boolean {
  return bcryptForm.test(hash)
}

type Argon2Hash = Record<'memory' | 'passes' | 'parallelism', number> & Record<'salt' | 'tag', Buffer>

const argon2Form =
  /^\$argon2id\$v=19\$m=([1-9]\d{0,6}),t=([1-9]\d?),p=([1-9]\d?)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/

const mostMemory = 256 * 1024

const mostPasses = 16

const mostLanes = 16

/** Reads an argon2id v19 PHC string; undefined for others, or beyond 256 MiB, 16 passes or 16 lanes. */
function readArgon2Hash(hash: string): Argon2Hash | undefined {
  const [, memory, passes, parallelism, salt, tag] = argon2Form.exec(hash) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) return undefined
  const costs = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  // An imported hash must not be able to stop the server.
  if (costs.memory < 8 * costs.parallelism || costs.memory > mostMemory) return undefined
  if (costs.passes > mostPasses || costs.parallelism > mostLanes) return undefined
  return { ...costs, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
