import { Decrypter, Encrypter } from 'age-encryption'
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { CommandError } from '#app/commands/content/command-error.ts'

const ageMark = 'age-encryption.org/'

/** Writes pieces of lines packed, ended by the sum of all, and encrypted when there is a passphrase. */
export async function writeBackupFile(
  path: string,
  pieces: AsyncIterable<string | Buffer>,
  passphrase: string | undefined,
): Promise<void> {
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  const packed = Readable.from(withSum(pieces))
  if (!passphrase) return pipeline(packed, createGzip(), file)
  await pipeline(packed, createGzip(), (source) => encrypt(source, passphrase), file)
}

async function* encrypt(source: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  yield* await encrypter.encrypt(webStream(source))
}

const webStream = (source: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>

async function* withSum(pieces: AsyncIterable<string | Buffer>): AsyncGenerator<string | Buffer> {
  const hash = createHash('sha256')
  for await (const piece of pieces) {
    hash.update(piece)
    yield piece
  }
  yield `${JSON.stringify({ sha256: hash.digest('hex') })}\n`
}

/** The lines of a backup without their ends, the sum left out. Throws `CommandError` at whatever is not as it was written. */
export async function* readBackupFile(path: string, passphrase: string | undefined): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let before: Buffer | undefined
  try {
    for await (const line of linesOf(await unpacked(path, passphrase))) {
      if (before) {
        hash.update(before).update('\n')
        yield before
      }
      before = line
    }
  } catch (error) {
    throw error instanceof CommandError ? error : damaged(path, error)
  }
  if (!before?.equals(Buffer.from(JSON.stringify({ sha256: hash.digest('hex') })))) throw damaged(path)
}

async function unpacked(path: string, passphrase: string | undefined): Promise<AsyncIterable<Buffer>> {
  const gunzip = createGunzip()
  const reading = (await isEncrypted(path))
    ? pipeline(createReadStream(path), (bytes) => decrypt(bytes, passphrase), gunzip)
    : pipeline(createReadStream(path), gunzip)
  // Whoever reads what comes out hears of it.
  reading.catch(() => undefined)
  return gunzip
}

async function* decrypt(
  source: AsyncIterable<Uint8Array>,
  passphrase: string | undefined,
): AsyncGenerator<Uint8Array> {
  if (!passphrase)
    throw new CommandError(
      'Cette sauvegarde est chiffrée : indiquez sa phrase secrète dans BACKUP_PASSPHRASE.',
    )
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  yield* await decrypter.decrypt(webStream(source)).catch((error: unknown) => {
    throw String(error).includes('no identity matched')
      ? new CommandError('BACKUP_PASSPHRASE n’est pas la phrase secrète de cette sauvegarde.')
      : error
  })
}

async function isEncrypted(path: string): Promise<boolean> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(ageMark.length))
  return buffer.toString('latin1', 0, bytesRead) === ageMark
}

async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const piece of pieces) {
    let start = 0
    for (let end = piece.indexOf(10); end >= 0; end = piece.indexOf(10, start)) {
      yield Buffer.concat([...begun, piece.subarray(start, end)])
      begun = []
      start = end + 1
    }
    begun.push(piece.subarray(start))
  }
  const last = Buffer.concat(begun)
  if (last.length > 0) yield last
}

function damaged(path: string, cause?: unknown): CommandError {
  const reason = cause instanceof Error ? ` (${cause.message})` : ''
  return new CommandError(`${path} n’est pas une sauvegarde entière${reason} : rien n’a été écrit.`)
}
