import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { holdsWords } from '#app/domain/shared/lists/holds-words.ts'
import { yearsBefore } from '#app/domain/shared/retention.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { FileStore } from '#app/outside/files/file-store.ts'
import type { Database, Transaction } from '#db/database.ts'
import { auditLog, photos } from '#db/schema/index.ts'
import { storedImage } from '@allure/content-engine/images'
import { photoKindProblem } from './photo-kind.ts'
import {
  focusStyle,
  isPhotoFile,
  largestPhoto,
  photoAuthorYears,
  photoIdOf,
  photoSource,
  type StoredPhoto,
} from './photo.ts'
import { reencode } from './reencode.server.ts'
import type { PhotoWords } from './schema.ts'

export type PhotoServices = StoreServices & { readonly files: FileStore }
export { describePhoto, seenOfPhoto } from './describe-store.server.ts'
export { readShownPhoto, readShownPhotos } from './shown-store.server.ts'
export { endPhotoConsents, noteConsent, readConsents, withdrawConsent } from './consent-store.server.ts'

/** Told when a photo changes or goes: pages that are kept show it no more as it was. */
export const photosChannel = 'photos'

export async function tellPhotosChanged(transaction: Pick<Transaction, 'execute'>): Promise<void> {
  await transaction.execute(sql`SELECT pg_notify(${photosChannel}, '')`)
}

type Actor = { readonly id: string; readonly name: string }
type Added =
  /** `isKnown`: it was there with words of its own, which stay. */
  | { readonly ok: true; readonly photo: StoredPhoto; readonly isKnown: boolean }
  | { readonly ok: false; readonly message: string }

let turn: Promise<unknown> = Promise.resolve()

/**
 * Keeps a photo in its widths, one photo at a time; the same one twice is one, with the newest words of who sent it until
 * anybody describes it. The message says, in French, why not.
 */
export function addPhoto(
  services: PhotoServices,
  sent: { readonly bytes: Uint8Array; readonly words: PhotoWords; readonly actor: Actor },
): Promise<Added> {
  const mine = turn.then(() => keep(services, sent))
  turn = mine.catch(() => undefined)
  return mine
}

async function keep(
  { database, clock, files }: PhotoServices,
  { bytes, words, actor }: Parameters<typeof addPhoto>[1],
): Promise<Added> {
  const { photoAlt: alt, photoCaption: caption = null, photoCredit: credit = null } = words
  if (bytes.length > largestPhoto) return { ok: false, message: 'Cette photo dépasse 40\u00A0Mo.' }
  const wrongKind = photoKindProblem(bytes)
  if (wrongKind) return { ok: false, message: wrongKind }
  const made = await reencode(bytes, { frame: words.photoFrame, focus: words.photoFocus })
  if ('problem' in made) return { ok: false, message: made.problem }
  for await (const file of made.files) await files.write(`photos/${file.name}`, file.bytes)
  const { id, width, height, focus } = made
  const at = clock.now()
  const said = { alt, caption, credit, focusX: focus.x, focusY: focus.y }
  const known = await database.transaction(async (transaction) => {
    const added = await transaction
      .insert(photos)
      .values({ id, width, height, ...said, addedBy: actor.id, addedAt: at })
      .onConflictDoNothing()
      .returning({ id: photos.id })
    // Sent again after it was taken off, it stands again where texts still name it.
    await tellPhotosChanged(transaction)
    if (added.length > 0) {
      await writeAuditLog(transaction, { at, actor, action: 'photo.added', subject: { id, name: alt } })
      return undefined
    }
    const [row] = await transaction.select().from(photos).where(eq(photos.id, id)).for('update')
    if (row && (row.addedBy !== actor.id || (await isDescribed(transaction, id)))) return row
    await transaction.update(photos).set(said).where(eq(photos.id, id))
    return undefined
  })
  const photo = known ? storedPhoto(known) : { id, width, height, alt, caption, credit, focus }
  return { ok: true, photo, isKnown: known !== undefined }
}

/** Whether somebody gave a photo its words after it was sent. */
async function isDescribed(transaction: Transaction, id: string): Promise<boolean> {
  const isOfPhoto = and(eq(auditLog.subjectId, id), eq(auditLog.action, 'photo.described'))
  return (await transaction.$count(auditLog, isOfPhoto)) > 0
}

type PhotoRow = typeof photos.$inferSelect

function storedPhoto({ focusX, focusY, addedBy: _by, addedAt: _at, ...row }: PhotoRow): StoredPhoto {
  return { ...row, focus: { x: focusX, y: focusY } }
}

/** The photos of these ids, by id; those that are not there are left out. */
export async function readPhotos(
  database: Pick<Database, 'select'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredPhoto>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select()
    .from(photos)
    .where(inArray(photos.id, [...ids]))
  return new Map(rows.map((row) => [row.id, storedPhoto(row)]))
}

/** What keeps in sight of each photo what must be, where it is cut, by its address. */
export async function readFocusStyles(database: Pick<Database, 'select'>, sources: readonly string[]) {
  const photosById = await readPhotos(
    database,
    sources.flatMap((source) => photoIdOf(source) ?? []),
  )
  return new Map(
    sources.flatMap((source) => {
      const focus = photosById.get(photoIdOf(source) ?? '')?.focus
      return focus ? [[source, { style: focusStyle(focus) }] as const] : []
    }),
  )
}

/** A page of the photos, the newest first, whose words hold what is searched, with how many there are. */
export async function listPhotos(
  database: Pick<Database, 'select' | '$count'>,
  { search, page, perPage }: { search: string; page: number; perPage: number },
) {
  const isFound = holdsWords([photos.alt, photos.caption, photos.credit], search)
  const rows = await database
    .select()
    .from(photos)
    .where(isFound)
    .orderBy(desc(photos.addedAt), desc(photos.id))
    .limit(perPage)
    .offset((page - 1) * perPage)
  return { photos: rows, total: await database.$count(photos, isFound) }
}

/** The bytes of one width of a photo, by its file's name; undefined when there is none. */
export async function readPhotoFile(files: FileStore, name: string) {
  return isPhotoFile(name) ? files.read(`photos/${name}`) : undefined
}

/** Takes a photo off the site for good, whoever still names it; false when there was none. */
export function removePhoto(
  services: PhotoServices,
  removed: { readonly id: string; readonly actor: Actor },
): Promise<boolean> {
  return takePhotoOff(services, { ...removed, action: 'photo.removed' })
}

type TakenOff = {
  readonly id: string
  /** Absent where the site does it by itself. */
  readonly actor?: Actor
  readonly action: 'photo.removed' | 'photo.consent-withdrawn' | 'photo.consent-ended'
}

/** The keys of the files of every photo, by which the file store reads them. */
export async function listPhotoKeys(database: Pick<Database, 'select'>): Promise<string[]> {
  const rows = await database.select().from(photos).orderBy(photos.id)
  return rows.flatMap((row) =>
    (storedImage(photoSource(row).slice(1))?.widths ?? []).map((width) => `photos/${row.id}-${width}.webp`),
  )
}

/** The same, with why in the audit log. */
export async function takePhotoOff(
  { database, clock, files }: PhotoServices,
  { id, actor, action }: TakenOff,
): Promise<boolean> {
  const [row] = await database.select().from(photos).where(eq(photos.id, id))
  if (!row) return false
  const widths = storedImage(photoSource(row).slice(1))?.widths ?? []
  for (const width of widths) await files.remove(`photos/${id}-${width}.webp`)
  return database.transaction(async (transaction) => {
    const removed = await transaction.delete(photos).where(eq(photos.id, id)).returning({ id: photos.id })
    if (removed.length > 0)
      await writeAuditLog(transaction, {
        at: clock.now(),
        ...(actor && { actor }),
        action,
        subject: { id, name: row.alt },
      })
    await tellPhotosChanged(transaction)
    return removed.length > 0
  })
}

/** Removes from photos who added them, after three years; returns how many. */
export async function purgePhotoAuthors({ database, clock }: StoreServices): Promise<number> {
  const isOld = lt(photos.addedAt, yearsBefore(clock.now(), photoAuthorYears))
  const forgotten = await database
    .update(photos)
    .set({ addedBy: null })
    .where(and(isOld, isNotNull(photos.addedBy)))
    .returning({ id: photos.id })
  return forgotten.length
}
