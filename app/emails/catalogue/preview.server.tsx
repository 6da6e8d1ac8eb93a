import { bookingMailsToWord } from '../bookings/mails.server.tsx'
import { MailLayout } from '../layout/mail-layout.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { subjectOf, WithOwnWords } from '../layout/own-words.tsx'
import { orderMailsToWord } from '../orders/order-templates.tsx'
import { placesOf } from '../places.ts'
import { renderMail } from '../render-mail.server.ts'
import type { Site } from '../templates.server.tsx'
import { writerOf } from '../write-email.server.ts'
import { listedEmail } from './mail-list.ts'
import { sampleFacts } from './sample-facts.ts'

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
export async function previewEmail(name: string, site: Site, now: Date): Promise<EmailPreview | undefined> {
  const listed = listedEmail(name)
  if (!listed || listed.fixed !== undefined) return undefined
  const writer = writerOf(name)
  if (!writer) return framedEmail(name, site)
  const facts = sampleFacts(writer.schema, now)
  const { subject, html, text } = await writer.write(facts, site)
  const { club, siteUrl } = site
  const usualSubject = writer.subjectOf(facts, { club, siteUrl }) ?? ''
  return { subject, html, text: text ?? '', usualSubject, places: [...placesOf(facts, club).keys()] }
}

const ofSite = 'Ici, le site écrit\u00a0: récapitulatif, sommes, liens et lignes que la loi demande.'

/** An email about an order, whose contract is never made up: its frame, with the owner's words around it. */
async function framedEmail(name: string, site: Site): Promise<EmailPreview | undefined> {
  const found = [...orderMailsToWord, ...bookingMailsToWord].find((one) => one.name === name)
  if (!found) return undefined
  const about = { firstName: 'Camille', number: '2026-0418' }
  const isBooking = name.startsWith('booking-')
  const places = placesOf(isBooking ? { ...about, camp: 'Vercors, le trail' } : about, site.club)
  const words = site.words?.get(name)
  const start = isBooking ? 'Stage Vercors, le trail, 2026-0418\u00a0: ' : 'Commande 2026-0418\u00a0: '
  const usual = found.subject
  const written = await renderMail(
    <MailLayout sender={senderOf(site.club, site.siteUrl)} title={found.title} preview={found.title}>
      <WithOwnWords words={words} places={places} greets="Camille">
        <MailQuote words={ofSite} />
      </WithOwnWords>
    </MailLayout>,
    site.club.look?.accent,
  )
  return {
    ...written,
    subject: start + subjectOf(words, places, usual),
    usualSubject: usual,
    places: [...places.keys()],
  }
}
