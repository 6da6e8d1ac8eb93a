/** An argon2id hash taken apart: memory in KiB, passes, lanes, salt and tag as bytes. */
export type Argon2Hash = {
  memory: number
  passes: number
  parallelism: number
  salt: Buffer
  tag: Buffer
}

const form =
  /^\$argon2id\$v=19\$m=([1-9]\d{0,6}),t=([1-9]\d?),p=([1-9]\d?)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{16,86})$/
const mostMemory = 256 * 1024
const mostPasses = 16
const mostLanes = 16

/** The PHC string of a hash, in standard base64 without padding (the form GoTrue imports). */
export function writeArgon2Hash({ memory, passes, parallelism, salt, tag }: Argon2Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/**
 * Reads a PHC string of argon2id version 19, or nothing when it is something else or would cost more than 256 MiB,
 * 16 passes or 16 lanes: an imported hash must not be able to stop the server.
 */
export function readArgon2Hash(hash: string): Argon2Hash | undefined {
  const [, memory, passes, parallelism, salt, tag] = form.exec(hash) ?? []
  if (!memory || !passes || !parallelism || !salt || !tag) return undefined
  const read = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
  return isPayable(read) ? read : undefined
}

function isPayable({ memory, passes, parallelism }: Argon2Hash) {
  const hasMemory = memory >= 8 * parallelism && memory <= mostMemory
  return hasMemory && passes <= mostPasses && parallelism <= mostLanes
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replaceAll('=', '')
}
