import type { ReactNode } from 'react'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { renderMail } from '../render-mail.server.ts'
import type { RenderedMail } from '../render-mail.server.ts'
import { BuyerLayout } from './buyer-layout.tsx'
import { Cancelled } from './cancelled.tsx'
import { Expired } from './expired.tsx'
import { GivenBack } from './given-back.tsx'
import { orderHeading } from './headings.ts'
import { inertOrder, oneLine } from './inert.ts'
import type { OrderLetter, OrderMailFacts } from './letters.ts'
import { MoneyHeld } from './money-held.tsx'
import { Paid } from './paid.tsx'
import { PaymentFailed } from './payment-failed.tsx'
import { Ready } from './ready.tsx'
import { Received } from './received.tsx'
import { refundOfLetter } from './refund-of-letter.ts'
import { Refunded } from './refunded.tsx'
import { Reminder } from './reminder.tsx'
import { Sent } from './sent.tsx'
import { TeamNotice } from './team-notice.tsx'
import { renderTerms } from './terms.server.tsx'

// `inertOrder` takes such characters out of all that people type.
const termsPlace = '\uE000conditions\uE000'

/**
 * The mails that a letter about an order makes: one to the buyer and, for a minor, a copy to who answers for them; or
 * one to the team. None when it has become pointless (the reminder of an order that was paid meanwhile). Throws for a
 * refund the order has not.
 */
export async function writeOrderMails(letter: OrderLetter, facts: OrderMailFacts): Promise<MailToQueue[]> {
  const mail = { ...facts, order: inertOrder(facts.order) }
  if (isPointless(letter, mail.order)) return []
  if (letter === 'team-notice' || letter === 'money-held') return [await writeToTeam(letter, mail)]
  const { email, guardian } = mail.order
  const toBuyer = await writeToBuyer(letter, mail, undefined)
  if (!guardian || guardian.email === email) return [toBuyer]
  const copy = await writeToBuyer(letter, mail, guardian.name)
  return [toBuyer, { ...copy, recipient: guardian.email, subject: `Copie : ${copy.subject}` }]
}

type TeamLetter = 'team-notice' | 'money-held'

async function writeToTeam(letter: TeamLetter, mail: OrderMailFacts): Promise<MailToQueue> {
  const heading = orderHeading(letter, mail)
  const page =
    letter === 'team-notice' ? (
      <TeamNotice mail={mail} heading={heading} />
    ) : (
      <MoneyHeld mail={mail} heading={heading} />
    )
  return {
    template: `order-${letter}`,
    recipient: mail.club.email,
    replyTo: mail.order.email,
    subject: oneLine(heading.subject),
    ...(await renderMail(page)),
  }
}

async function writeToBuyer(
  letter: Exclude<OrderLetter, TeamLetter>,
  mail: OrderMailFacts,
  copyFor: string | undefined,
): Promise<MailToQueue> {
  const heading = orderHeading(letter, mail)
  const rendered = await renderMail(
    <BuyerLayout mail={mail} heading={heading} copyFor={copyFor}>
      {bodyOf(letter, mail)}
    </BuyerLayout>,
  )
  return {
    template: `order-${letter}`,
    recipient: mail.order.email,
    replyTo: mail.club.email,
    subject: oneLine(heading.subject),
    documents: documentsOf(letter, mail.order),
    ...(letter === 'received' ? withTerms(rendered, mail) : rendered),
  }
}

function bodyOf(letter: Exclude<OrderLetter, TeamLetter>, mail: OrderMailFacts): ReactNode {
  switch (letter) {
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
      return <Refunded mail={mail} letter={letter} />
  }
}

/** Asking for money that is here, or to fetch what is gone, or for an order that is over, would only alarm. */
function isPointless(letter: OrderLetter, { stage, money }: PlacedOrder): boolean {
  if (letter === 'expired') return stage !== 'expired'
  if (letter === 'waiting-1' || letter === 'waiting-2') return stage !== 'ready'
  const asksToPay = letter === 'payment-failed' || letter === 'reminder-1' || letter === 'reminder-2'
  return asksToPay && (stage !== 'placed' || money !== 'unpaid')
}

function documentsOf(letter: OrderLetter, order: PlacedOrder): string[] {
  if (letter === 'paid')
    return order.documents.filter(({ kind }) => kind === 'invoice').map(({ number }) => number)
  if (!letter.startsWith('refund-')) return []
  const { document } = refundOfLetter(letter, order)
  return document === undefined ? [] : [document]
}

function withTerms({ html, text }: RenderedMail, { order, siteUrl }: OrderMailFacts): RenderedMail {
  const terms = renderTerms(order.terms.terms, siteUrl)
  return {
    html: html.replace(termsPlace, () => terms.html),
    text: text.replace(termsPlace, () => terms.text),
  }
}
