import { and, eq, lt, ne } from 'drizzle-orm'
import { queueEmail } from '#app/domain/mail/store.server.ts'
import type { StoreServices } from '#app/domain/shared/services.server.ts'
import type { Database } from '#db/database.ts'
import { packageForms } from '#db/schema/index.ts'
import { packageFormMail } from './mails.ts'
import { fingerprintOfForm, type PackageForm } from './package-form.ts'

type Sending = {
  /** Of the booking’s form: pressed again, the same is not sent twice. */
  readonly key: string
  readonly to: string
  readonly firstName: string
  readonly camp: string
  readonly form: PackageForm
}

/** Mails the standard form before the order; again only when it says something else since. */
export async function sendPackageForm(
  { database, clock }: StoreServices,
  { key, to, firstName, camp, form }: Sending,
): Promise<void> {
  const sentAt = clock.now()
  const fingerprint = fingerprintFor(form, to)
  await database.transaction(async (transaction) => {
    const [sent] = await transaction
      .insert(packageForms)
      .values({ key, fingerprint, sentAt })
      .onConflictDoUpdate({
        target: packageForms.key,
        set: { fingerprint, sentAt },
        setWhere: ne(packageForms.fingerprint, fingerprint),
      })
      .returning({ key: packageForms.key })
    if (!sent) return
    const { facts, statement, rights } = form
    const said = { firstName, camp, facts: [...facts], statement: [...statement], rights: [...rights] }
    await queueEmail(transaction, packageFormMail, { to, facts: said }, sentAt)
  })
}

/** Whether this very form was mailed to who orders. */
export async function wasFormSent(
  database: Pick<Database, 'select'>,
  { key, to, form }: Pick<Sending, 'key' | 'to' | 'form'>,
): Promise<boolean> {
  const [sent] = await database
    .select({ key: packageForms.key })
    .from(packageForms)
    .where(and(eq(packageForms.key, key), eq(packageForms.fingerprint, fingerprintFor(form, to))))
  return sent !== undefined
}

const keptDays = 2

/** A form that led to no order is forgotten; a booking keeps its own. */
export async function purgePackageForms({ database, clock }: StoreServices): Promise<number> {
  const end = new Date(clock.now().getTime() - keptDays * 86_400_000)
  const gone = await database.delete(packageForms).where(lt(packageForms.sentAt, end)).returning()
  return gone.length
}

/** An address is part of it: changed on the way back from the recap, the form goes to the new one. */
function fingerprintFor(form: PackageForm, to: string): string {
  return fingerprintOfForm({ ...form, statement: [to, ...form.statement] })
}
