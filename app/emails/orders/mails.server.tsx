import type { ReactNode } from 'react'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { type RenderedMail, renderMail } from '../render-mail.server.ts'
import { Cancelled } from './cancelled.tsx'
import { Expired } from './expired.tsx'
import { GivenBack } from './given-back.tsx'
import { MoneyHeld } from './money-held.tsx'
import { Paid } from './paid.tsx'
import { BuyerLayout } from './parts/buyer-layout.tsx'
import { orderHeading } from './parts/headings.ts'
import { inertOrder, oneLine } from './parts/inert.ts'
import { refundOfEmail } from './parts/refund-of-email.ts'
import { renderTerms } from './parts/terms.server.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { Ready } from './ready.tsx'
import { Received } from './received.tsx'
import { Refunded } from './refunded.tsx'
import { Reminder } from './reminder.tsx'
import { Sent } from './sent.tsx'
import { TeamNotice } from './team-notice.tsx'

// `inertOrder` takes such characters out of all that people type.
const termsPlace = '\uE000conditions\uE000'

/**
 * The mails that one kind of email about an order makes: one to the buyer and, for a minor, a copy to who answers for them; or
 * one to the team. None when it has become pointless (the reminder of an order that was paid meanwhile). Throws for a
 * refund the order has not.
 */
export async function writeOrderMails(kind: OrderEmail, facts: OrderEmailFacts): Promise<MailToQueue[]> {
  const mail = { ...facts, order: inertOrder(facts.order) }
  if (isPointless(kind, mail.order)) return []
  if (kind === 'team-notice' || kind === 'money-held') return [await writeToTeam(kind, mail)]
  const { email, guardian } = mail.order
  const toBuyer = await writeToBuyer(kind, mail, undefined)
  if (!guardian || guardian.email === email) return [toBuyer]
  const copy = await writeToBuyer(kind, mail, guardian.name)
  return [toBuyer, { ...copy, recipient: guardian.email, subject: `Copie : ${copy.subject}` }]
}

type TeamEmail = 'team-notice' | 'money-held'

async function writeToTeam(email: TeamEmail, mail: OrderEmailFacts): Promise<MailToQueue> {
  const heading = orderHeading(email, mail)
  const page =
    email === 'team-notice' ? (
      <TeamNotice mail={mail} heading={heading} />
    ) : (
      <MoneyHeld mail={mail} heading={heading} />
    )
  return {
    template: `order-${email}`,
    recipient: mail.club.email,
    replyTo: mail.order.email,
    subject: oneLine(heading.subject),
    ...(await renderMail(page)),
  }
}

async function writeToBuyer(
  email: Exclude<OrderEmail, TeamEmail>,
  mail: OrderEmailFacts,
  copyFor: string | undefined,
): Promise<MailToQueue> {
  const heading = orderHeading(email, mail)
  const rendered = await renderMail(
    <BuyerLayout mail={mail} heading={heading} copyFor={copyFor}>
      {bodyOf(email, mail)}
    </BuyerLayout>,
  )
  return {
    template: `order-${email}`,
    recipient: mail.order.email,
    replyTo: mail.club.email,
    subject: oneLine(heading.subject),
    documents: documentsOf(email, mail.order),
    ...(email === 'received' ? withTerms(rendered, mail) : rendered),
  }
}

function bodyOf(email: Exclude<OrderEmail, TeamEmail>, mail: OrderEmailFacts): ReactNode {
  switch (email) {
    case 'received':
      return <Received mail={mail} termsPlace={termsPlace} />
    case 'paid':
      return <Paid mail={mail} />
    case 'reminder-1':
    case 'reminder-2':
      return <Reminder mail={mail} />
    case 'payment-failed':
      return <PaymentFailed mail={mail} />
    case 'ready':
    case 'waiting-1':
    case 'waiting-2':
      return <Ready mail={mail} />
    case 'sent':
      return <Sent mail={mail} />
    case 'cancelled':
      return <Cancelled mail={mail} />
    case 'expired':
      return <Expired mail={mail} />
    case 'given-back':
      return <GivenBack mail={mail} />
    default:
      return <Refunded mail={mail} email={email} />
  }
}

/** Asking for money that is here, or to fetch what is gone, or for an order that is over, would only alarm. */
function isPointless(email: OrderEmail, { stage, money }: PlacedOrder): boolean {
  if (email === 'expired') return stage !== 'expired'
  if (email === 'waiting-1' || email === 'waiting-2') return stage !== 'ready'
  const asksToPay = email === 'payment-failed' || email === 'reminder-1' || email === 'reminder-2'
  return asksToPay && (stage !== 'placed' || money !== 'unpaid')
}

function documentsOf(email: OrderEmail, order: PlacedOrder): string[] {
  if (email === 'paid')
    return order.documents.filter(({ kind }) => kind === 'invoice').map(({ number }) => number)
  if (!email.startsWith('refund-')) return []
  const { document } = refundOfEmail(email, order)
  return document === undefined ? [] : [document]
}

function withTerms({ html, text }: RenderedMail, { order, siteUrl }: OrderEmailFacts): RenderedMail {
  const terms = renderTerms(order.terms.terms, siteUrl)
  return {
    html: html.replace(termsPlace, () => terms.html),
    text: text.replace(termsPlace, () => terms.text),
  }
}
