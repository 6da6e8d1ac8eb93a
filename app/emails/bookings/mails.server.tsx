import type { ReactNode } from 'react'
import type { ToldBooking } from '#app/domain/camps/bookings/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { AddedWord } from '../layout/added-word.tsx'
import { MailLayout } from '../layout/mail-layout.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { subjectOf, WithOwnWords } from '../layout/own-words.tsx'
import { inertBuyer, oneLine } from '../orders/parts/inert.ts'
import { renderTerms } from '../orders/parts/terms.server.tsx'
import { termsPlace } from '../orders/received.tsx'
import { placesOf } from '../places.ts'
import { renderMail } from '../render-mail.server.ts'
import { Booked, Cancelled, Expired, Paid, Reminder, TeamNotice } from './bodies.tsx'
import { inertBooking } from './inert-booking.ts'

/** What the emails of a booking tell, of one that is made or to come. */
export type BookingMail = Omit<OrderEmailFacts, 'order'> & ToldBooking

type Template = {
  readonly subject: string
  readonly title: string
  readonly preview: string
  readonly body: (props: { mail: BookingMail }) => ReactNode
  readonly isToTeam?: true
  readonly isPointless?: (mail: BookingMail) => boolean
}

const isNotToPay = ({ order: { stage, money } }: BookingMail) => stage !== 'placed' || money !== 'unpaid'

const reminder: Template = {
  subject: 'nous attendons votre virement',
  title: 'Votre virement est attendu.',
  preview: 'Vos places sont encore gardées.',
  body: Reminder,
  isPointless: isNotToPay,
}

const templates: Readonly<Partial<Record<OrderEmail, Template>>> = {
  received: {
    subject: 'confirmation et contrat',
    title: 'Votre inscription est reçue.',
    preview: 'Récapitulatif, barème d’annulation et conditions générales, à conserver.',
    body: Booked,
  },
  paid: {
    subject: 'paiement reçu, votre facture',
    title: 'Votre paiement est reçu.',
    preview: 'Facture jointe.',
    body: Paid,
  },
  'reminder-1': reminder,
  'reminder-2': { ...reminder, subject: 'dernier rappel avant la fin de votre réservation' },
  expired: {
    subject: 'vos places ne sont plus gardées',
    title: 'Le délai est passé.',
    preview: 'Le paiement n’est pas venu à temps. Rien n’est dû.',
    body: Expired,
    isPointless: ({ order }) => order.stage !== 'expired',
  },
  cancelled: {
    subject: 'annulée',
    title: 'Cette demande de paiement est annulée.',
    preview: 'Rien d’autre n’est à faire.',
    body: Cancelled,
    // A later payment that was given up for another means changes nothing to the places.
    isPointless: ({ order }) => order.instalment !== 1,
  },
  'team-notice': {
    subject: '[Stage] nouvelle inscription',
    title: 'Nouvelle inscription',
    preview: 'Qui vient, et ce qui est payé.',
    body: TeamNotice,
    isToTeam: true,
  },
}

/** The emails of bookings that the office words, with what they say before anybody changed it. */
export const bookingMailsToWord = Object.entries(templates).flatMap(([email, template]) =>
  !template || template.isToTeam
    ? []
    : [{ name: `booking-${email}`, title: template.title, subject: template.subject }],
)

/** The email of an order that pays for a booking, in words of its own; undefined where those of any order will do. */
export async function writeBookingMail(
  email: OrderEmail,
  facts: BookingMail,
): Promise<MailToQueue[] | undefined> {
  const template = templates[email]
  if (!template) return undefined
  const mail = { ...facts, order: inertBuyer(facts.order), booking: inertBooking(facts.booking) }
  if (template.isPointless?.(mail) || (!template.isToTeam && mail.order.email === '')) return []
  const { order, booking, club, siteUrl } = mail
  const { subject, title, preview, body: Body, isToTeam } = template
  const words = isToTeam ? undefined : mail.words?.get(`booking-${email}`)
  const places = placesOf({ ...order, camp: booking.agreed.title, number: booking.number }, club)
  const said = subjectOf(words, places, subject)
  const rendered = await renderMail(
    <MailLayout
      sender={senderOf(club, mail.siteUrl)}
      title={typographyOf(title)}
      preview={typographyOf(preview)}
    >
      <WithOwnWords words={words} places={places} greets={isToTeam ? undefined : order.firstName}>
        <Body mail={mail} />
        {isToTeam || Body === Booked ? null : <AddedWord word={mail.facts?.word} />}
      </WithOwnWords>
    </MailLayout>,
    club.look?.accent,
  )
  const camp = `${booking.agreed.title}, ${booking.number}`
  const line = isToTeam
    ? `${said}, ${camp}, ${order.firstName} ${order.lastName}, ${formatEuros(booking.agreed.totalCents)}`
    : `Stage ${camp} : ${said}`
  const terms = email === 'received' ? renderTerms(order.terms.terms, siteUrl) : undefined
  return [
    {
      template: `booking-${email}`,
      recipient: isToTeam ? club.email : order.email,
      replyTo: isToTeam ? order.email : club.email,
      subject: oneLine(typographyOf(line)),
      documents:
        email === 'paid'
          ? order.documents.flatMap(({ kind, number }) => (kind === 'invoice' ? [number] : []))
          : [],
      html: terms ? rendered.html.replace(termsPlace, () => terms.html) : rendered.html,
      text: terms ? rendered.text.replace(termsPlace, () => terms.text) : rendered.text,
    },
  ]
}
