import { and, asc, eq, lt } from 'drizzle-orm'
import { writeAuditLog } from '#app/domain/audit-log/store.server.ts'
import { dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import type { Database } from '#db/database.ts'
import { photoConsents, photos } from '#db/schema/index.ts'
import type { TypedConsent } from './consent.ts'
import { takePhotoOff, type PhotoServices } from './store.server.ts'

type Actor = { readonly id: string; readonly name: string }

/** Who agreed to be shown on a photo, the first to end first. */
export async function readConsents(database: Pick<Database, 'select'>, photoId: string) {
  return database
    .select()
    .from(photoConsents)
    .where(eq(photoConsents.photoId, photoId))
    .orderBy(asc(photoConsents.endsOn), asc(photoConsents.person))
}

/** Notes the consent of somebody shown; the same person again replaces what was noted. False without the photo. */
export async function noteConsent(
  { database, clock }: Pick<PhotoServices, 'database' | 'clock'>,
  {
    photoId,
    consent,
    actor,
  }: { readonly photoId: string; readonly consent: TypedConsent; readonly actor: Actor },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [photo] = await transaction.select().from(photos).where(eq(photos.id, photoId)).for('update')
    if (!photo) return false
    const isTheirs = and(eq(photoConsents.photoId, photoId), eq(photoConsents.person, consent.person))
    await transaction.delete(photoConsents).where(isTheirs)
    await transaction.insert(photoConsents).values({ photoId, ...consent })
    const subject = { id: photoId, name: photo.alt }
    await writeAuditLog(transaction, { at: clock.now(), actor, action: 'photo.consent-noted', subject })
    return true
  })
}

/** Takes a photo off everywhere because somebody shown takes their consent back; false when there was none. */
export async function withdrawConsent(
  services: PhotoServices,
  {
    photoId,
    consentId,
    actor,
  }: { readonly photoId: string; readonly consentId: string; readonly actor: Actor },
): Promise<boolean> {
  const consents = await readConsents(services.database, photoId)
  if (!consents.some(({ id }) => id === consentId)) return false
  return takePhotoOff(services, { id: photoId, actor, action: 'photo.consent-withdrawn' })
}

/** Takes off the photos that show somebody whose consent has ended; returns how many. */
export async function endPhotoConsents(services: PhotoServices): Promise<number> {
  const today = dayInParis(services.clock.now())
  const ended = await services.database
    .selectDistinct({ id: photoConsents.photoId })
    .from(photoConsents)
    .where(lt(photoConsents.endsOn, today))
  for (const { id } of ended) await takePhotoOff(services, { id, action: 'photo.consent-ended' })
  return ended.length
}
