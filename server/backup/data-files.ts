import { existsSync } from 'node:fs'
import { appendFile, chmod, mkdir, open, readdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'

/** What stands before a file's bytes, some in base64 a line: its place in the data directory and its mode. */
export type FilePart = { file: { path: string; mode: number } }

export const restoringFolder = 'restoring'

// The database has a part of its own; the others are made again, or mean this machine only.
const notFiles = /^(postgres|content\.sqlite.*|app\.lock|app-lock\.sqlite.*|job-holder|lost\+found)$/

// Without which a data directory is still empty.
const notKept = /^(app\.lock|app-lock\.sqlite.*|lost\+found|backups|restoring)$/

const pieceLength = 48 * 1024

/** What a data directory holds besides its locks, its backups and a restoring that was cut short. */
export async function keptIn(dataDirectory: string): Promise<string[]> {
  if (!existsSync(dataDirectory)) return []
  return (await readdir(dataDirectory)).filter((name) => !notKept.test(name))
}

/** The files of the data directory that nothing makes again, as parts of a backup. */
export async function* dumpFiles(dataDirectory: string, backupDirectory: string): AsyncGenerator<string> {
  const root = resolve(dataDirectory)
  for (const name of (await keptIn(root)).filter((kept) => !notFiles.test(kept)).sort()) {
    if (join(root, name) === resolve(backupDirectory)) continue
    for (const path of await filesAt(join(root, name))) yield* dumpFile(root, path)
  }
}

async function filesAt(path: string): Promise<string[]> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return undefined
      throw error
    },
  )
  if (!entries) return [path]
  // A part is of a file that is being written: it may be gone before it is read.
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
}

async function* dumpFile(root: string, path: string): AsyncGenerator<string> {
  await using file = await open(path)
  const { mode } = await file.stat()
  const part: FilePart = { file: { path: relative(root, path).split(sep).join('/'), mode: mode & 0o777 } }
  yield `${JSON.stringify(part)}\n`
  const piece = Buffer.alloc(pieceLength)
  for (;;) {
    const { bytesRead } = await file.read(piece, 0, pieceLength)
    if (bytesRead === 0) break
    yield `${piece.toString('base64', 0, bytesRead)}\n`
  }
  yield '\\.\n'
}

/** Writes a file of a backup below a folder. */
export async function writeDataFile(
  folder: string,
  { file: { path, mode } }: FilePart,
  pieces: AsyncIterable<Buffer>,
): Promise<void> {
  const target = resolve(folder, path)
  if (!target.startsWith(resolve(folder) + sep)) throw new Error(`A file outside of its folder: ${path}`)
  await mkdir(dirname(target), { recursive: true })
  await writeFile(target, '', { mode: 0o600 })
  for await (const piece of pieces) await appendFile(target, Buffer.from(piece.toString(), 'base64'))
  await chmod(target, mode)
}
