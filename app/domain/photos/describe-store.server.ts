import { eq } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { photos } from '#db/schema/index.ts'
import type { StoredPhoto } from './photo.ts'
import type { KnownPhotoWords } from './schema.ts'
import { tellPhotosChanged, type PhotoServices } from './store.server.ts'

type Known = Pick<StoredPhoto, 'alt' | 'caption' | 'credit' | 'focus'>

/** What a form about a photo was filled from, to know that nobody changed it meanwhile. */
export function seenOfPhoto({ alt, caption, credit, focus }: Known): string {
  return JSON.stringify([alt, caption, credit, focus.x, focus.y])
}

type Described = {
  readonly id: string
  readonly words: KnownPhotoWords
  readonly seen: string
  readonly actor: { readonly id: string; readonly name: string }
}

/** Changes what is said of a photo and what stays in sight of it, unless somebody else did since `seen`. */
export async function describePhoto(
  { database, clock }: Pick<PhotoServices, 'database' | 'clock'>,
  { id, words, seen, actor }: Described,
): Promise<'saved' | 'same' | 'changed' | 'missing'> {
  const { alt, caption, credit, focus } = words
  return database.transaction(async (transaction) => {
    const [row] = await transaction.select().from(photos).where(eq(photos.id, id)).for('update')
    if (!row) return 'missing'
    const now = seenOfPhoto({ ...row, focus: { x: row.focusX, y: row.focusY } })
    if (now === seenOfPhoto(words)) return 'same'
    if (now !== seen) return 'changed'
    await transaction
      .update(photos)
      .set({ alt, caption, credit, focusX: focus.x, focusY: focus.y })
      .where(eq(photos.id, id))
    await tellPhotosChanged(transaction)
    const subject = { id, name: alt }
    await writeAuditLog(transaction, { at: clock.now(), actor, action: 'photo.described', subject })
    return 'saved'
  })
}
