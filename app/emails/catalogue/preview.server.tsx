import type { OrderEmail } from '#app/domain/orders/emails-store.server.ts'
import { bookingMailsToWord, writeBookingMail } from '../bookings/mails.server.tsx'
import { writeOrderMails } from '../orders/mails.server.tsx'
import { orderMailsToWord } from '../orders/order-templates.tsx'
import { placesOf } from '../places.ts'
import { writerOf } from '../write-email.server.ts'
import { listedEmail } from './mail-list.ts'
import { sampleBooking } from './sample-booking.ts'
import type { SampleContract } from './sample-contract.server.ts'
import { sampleFacts } from './sample-facts.ts'
import { sampleOrder } from './sample-order.ts'

export type EmailPreview = {
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The subject that the site gives it. */
  readonly usualSubject: string
  /** What its words may name: `prénom`. */
  readonly places: readonly string[]
}

/** An email as it would leave now, about made-up people; undefined for one whose words are nobody's to change. */
export async function previewEmail(
  name: string,
  site: SampleContract,
  now: Date,
): Promise<EmailPreview | undefined> {
  const listed = listedEmail(name)
  if (!listed || listed.fixed !== undefined) return undefined
  const writer = writerOf(name)
  if (!writer) return (await previewBooking(name, site, now)) ?? previewOrder(name, site, now)
  const facts = sampleFacts(writer.schema, now)
  const { subject, html, text } = await writer.write(facts, site)
  const { club, siteUrl } = site
  const usualSubject = writer.subjectOf(facts, { club, siteUrl }) ?? ''
  return { subject, html, text: text ?? '', usualSubject, places: [...placesOf(facts, club).keys()] }
}

async function previewOrder(name: string, site: SampleContract, now: Date) {
  const found = orderMailsToWord.find((one) => one.name === name)
  if (!found) return undefined
  const email = kindOf(name === 'order-refund' ? 'order-refund-1' : name)
  const sample = sampleOrder(email, site, now)
  const [mail] = await writeOrderMails(email, { ...site, ...sample })
  return mail && previewOf(mail, found.subject, placesOf(sample.order, site.club))
}

async function previewBooking(name: string, site: SampleContract, now: Date) {
  const found = bookingMailsToWord.find((one) => one.name === name)
  if (!found) return undefined
  const sample = sampleBooking(kindOf(name), site, now)
  const [mail] = (await writeBookingMail(kindOf(name), { ...site, ...sample })) ?? []
  const { agreed, number } = sample.booking
  return (
    mail &&
    previewOf(mail, found.subject, placesOf({ ...sample.order, camp: agreed.title, number }, site.club))
  )
}

type Written = { readonly subject: string; readonly html: string; readonly text?: string | null | undefined }

function previewOf(
  { subject, html, text }: Written,
  usualSubject: string,
  places: ReadonlyMap<string, unknown>,
) {
  return { subject, html, text: text ?? '', usualSubject, places: [...places.keys()] }
}

// Only emails of the list are looked at.
function kindOf(name: string): OrderEmail {
  return name.replace(/^(order|booking)-/, '') as OrderEmail
}
