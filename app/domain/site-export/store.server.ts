import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { readClub, readLogo } from '#app/domain/club/store.server.ts'
import { readEdits } from '#app/domain/content-edits/store.server.ts'
import { listPhotoKeys } from '#app/domain/photos/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { AccountAdministration } from '#app/outside/accounts/account-administration.ts'
import type { FileStore } from '#app/outside/files/file-store.ts'
import type { SiteContentReader } from '#content/collections.ts'
import { readAccounts } from './accounts.server.ts'
import { writeTables } from './tables.server.ts'
import { tarEnd, tarHeader, tarPadding } from './tar.ts'

type ExportServices = StoreServices & {
  readonly accounts: AccountAdministration
  readonly content: SiteContentReader
  readonly files: FileStore
}
type Actor = { readonly id: string; readonly name: string }

/** Everything the club may take along, as a tar archive in pieces; the audit log says who took it. Ended early, nothing of it stays. */
export async function exportEverything(
  services: ExportServices,
  actor: Actor,
): Promise<AsyncGenerator<Buffer>> {
  const at = services.clock.now()
  const accounts = await readAccounts(services.accounts)
  await writeAuditLog(services.database, { at, actor, action: 'site.exported' })
  const folder = await mkdtemp(join(tmpdir(), 'allure-export-'))
  try {
    const tables = await writeTables(services.database, folder)
    return archive(services, { folder, tables, accounts, at })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

type Written = {
  readonly folder: string
  readonly tables: readonly string[]
  readonly accounts: readonly object[]
  readonly at: Date
}

async function* archive(
  services: ExportServices,
  { folder, tables, accounts, at }: Written,
): AsyncGenerator<Buffer> {
  try {
    yield* whole('LISEZ-MOI.txt', Buffer.from(readMe(at)), at)
    yield* whole('comptes.json', Buffer.from(`${JSON.stringify(accounts, null, 1)}\n`), at)
    for (const table of tables) {
      const path = join(folder, `${table}.json`)
      const { size } = await stat(path)
      yield tarHeader(`tables/${table}.json`, size, at)
      yield* createReadStream(path) as AsyncIterable<Buffer>
      yield tarPadding(size)
    }
    for (const { collection, file, text, kind } of await readEdits(services.database))
      if (text !== null) yield* whole(`textes/${kind}/${collection}/${file}`, Buffer.from(text), at)
    yield* uploads(services, at)
    yield tarEnd
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* uploads({ database, files, content }: ExportServices, at: Date): AsyncGenerator<Buffer> {
  for (const key of await listPhotoKeys(database)) {
    const bytes = await files.read(key)
    // Removed since its row was read.
    if (bytes) yield* whole(key, Buffer.from(bytes), at)
  }
  const logo = (await readClub(content)).facts.look?.logo?.src.replace('/logo/', '')
  const bytes = logo === undefined ? undefined : await readLogo(files, logo)
  if (logo !== undefined && bytes) yield* whole(`logo/${logo}`, Buffer.from(bytes), at)
}

function* whole(name: string, bytes: Buffer, at: Date): Generator<Buffer> {
  yield tarHeader(name, bytes.length, at)
  yield bytes
  yield tarPadding(bytes.length)
}

function readMe(at: Date): string {
  return `Export du site, ${at.toISOString()}

comptes.json  les comptes, avec le nom de leurs seconds facteurs
tables/   chaque table de la base du club, en JSON (une ligne de la table par ligne)
textes/   les textes changés sur le site, tels qu’ils y sont écrits
photos/   les photos de la bibliothèque, dans leurs largeurs
logo/     le logo

Les e-mails gardés sont dans tables/outgoing_mails.json, leurs liens et leurs codes masqués.
Les mots de passe, les secrets des seconds facteurs, les liens secrets, les jetons et ce qui vient de Strava n’y sont pas.
Ce dossier contient des données personnelles : gardez-le chiffré, effacez-le quand il a servi.
`
}
