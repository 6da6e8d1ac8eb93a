import type { ReactNode } from 'react'
import { trackingOf } from '#app/domain/orders/carriers.ts'
import type { OrderEmail } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { isStillToGive } from '#app/domain/orders/returns/still-to-give.ts'
import { hasOpenWithdrawal } from '#app/domain/orders/withdrawal/answered.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { Cancelled, Expired, Paid, PaymentFailed, Ready, Reminder, Sent } from './bodies.tsx'
import { Delivered } from './delivered.tsx'
import { Exchange, Exchanged, NotExchanged, Returned } from './moved.tsx'
import type { OrderMail, OrderMailProps } from './parts/parts.tsx'
import { Received } from './received.tsx'
import { GivenBack, Refunded, refundOfEmail, RefundRefused } from './refunded.tsx'
import { teamTemplates } from './team-templates.tsx'
import { WithdrawalOver } from './withdrawal-over.tsx'

type Words = string | ((mail: OrderMail) => string)

export type OrderTemplate = {
  /** What follows the order's number; for the team, all of it. */
  readonly subject: Words
  readonly title: string
  readonly preview: Words
  readonly body: (props: OrderMailProps) => ReactNode
  readonly isToTeam?: true
  /** Whether an order as it is now needs it no more: asking for money that is here would only alarm. */
  readonly isPointless?: (order: PlacedOrder) => boolean
  readonly documents?: (mail: OrderMail) => readonly (string | undefined)[]
}

const total = ({ order }: OrderMail) => formatEuros(order.totalCents)
const refundOf = ({ email, order }: OrderMail) => refundOfEmail(email, order)
const isNotToPay = ({ stage, money }: PlacedOrder) => stage !== 'placed' || money !== 'unpaid'

const reminder = {
  preview: (mail: OrderMail) => {
    const { expiresAt, number } = mail.order
    return `${total(mail)}${expiresAt ? ` avant le ${formatInstant(expiresAt)}` : ''}, référence ${number}.`
  },
  body: Reminder,
  isPointless: isNotToPay,
}

const waiting: OrderTemplate = {
  subject: 'elle vous attend toujours',
  title: 'Votre commande vous attend toujours.',
  preview: 'Elle est prête, à l’entraînement.',
  body: Ready,
  isPointless: (order) => order.stage !== 'ready' || hasOpenWithdrawal(order) || !isStillToGive(order),
}

const refunded: OrderTemplate = {
  subject: (mail) => `remboursement de ${formatEuros(refundOf(mail).totalCents)}`,
  title: 'Votre remboursement.',
  preview: (mail) => `${formatEuros(refundOf(mail).totalCents)}, votre avoir est joint.`,
  body: Refunded,
  documents: (mail) => [refundOf(mail).document],
}

const templates: Readonly<Partial<Record<OrderEmail, OrderTemplate>>> = {
  received: {
    subject: 'confirmation et contrat',
    title: 'Votre commande est reçue.',
    preview: (mail) => `${total(mail)}. Récapitulatif, droits et conditions générales, à conserver.`,
    body: Received,
  },
  paid: {
    subject: 'paiement reçu, votre facture',
    title: 'Votre paiement est reçu.',
    preview: (mail) => `${total(mail)} reçus, facture jointe.`,
    body: Paid,
    documents: ({ order }) =>
      order.documents.map(({ kind, number }) => (kind === 'invoice' ? number : undefined)),
  },
  'reminder-1': {
    ...reminder,
    subject: 'nous attendons votre virement',
    title: 'Votre virement est attendu.',
  },
  'reminder-2': {
    ...reminder,
    subject: 'dernier rappel avant expiration',
    title: 'Votre commande expire bientôt.',
  },
  'payment-failed': {
    subject: 'le paiement n’a pas abouti',
    title: 'Le paiement n’a pas abouti.',
    preview: 'Rien n’a été débité. Vous pouvez réessayer.',
    body: PaymentFailed,
    isPointless: isNotToPay,
  },
  ready: {
    subject: 'prête à retirer',
    title: 'Votre commande est prête.',
    preview: 'Elle vous attend à l’entraînement.',
    body: Ready,
  },
  'waiting-1': waiting,
  'waiting-2': waiting,
  sent: {
    subject: 'expédiée',
    title: 'Votre commande est en route.',
    preview: ({ order }) => {
      const parcel = trackingOf(order)
      return parcel ? `Suivi : ${parcel.words}` : 'Elle est partie.'
    },
    body: Sent,
  },
  cancelled: {
    subject: 'annulée',
    title: 'Votre commande est annulée.',
    preview: 'Rien d’autre n’est à faire.',
    body: Cancelled,
  },
  expired: {
    subject: 'expirée',
    title: 'Votre commande a expiré.',
    preview: 'Elle n’a pas été payée à temps. Rien n’est dû.',
    body: Expired,
    isPointless: ({ stage }) => stage !== 'expired',
  },
  'given-back': {
    subject: 'nous vous rendons un paiement',
    title: 'Nous vous rendons un paiement.',
    preview: ({ facts }) => `${formatEuros(Number(facts?.cents ?? 0))}, en entier.`,
    body: GivenBack,
  },
  'refund-refused': {
    subject: 'votre remboursement prend un autre chemin',
    title: 'Votre remboursement prend un autre chemin.',
    preview: ({ facts }) => `${formatEuros(Number(facts?.cents ?? 0))} vous restent dus.`,
    body: RefundRefused,
    isPointless: ({ refunds }) => refunds.every(({ state }) => state !== 'failed'),
  },
  'withdrawal-over': {
    subject: 'votre rétractation est traitée',
    title: 'Votre rétractation est traitée.',
    preview: 'Il n’y a rien à rembourser : voici pourquoi.',
    body: WithdrawalOver,
  },
  delivered: {
    subject: 'entre vos mains',
    title: 'Votre commande est arrivée.',
    preview: 'Jusqu’à quand changer d’avis.',
    body: Delivered,
    isPointless: ({ stage }) => stage !== 'received',
  },
  returned: {
    subject: 'votre retour est reçu',
    title: 'Votre retour est arrivé.',
    preview: 'Ce qui se passe ensuite.',
    body: Returned,
  },
  exchange: {
    subject: 'votre échange',
    title: 'Votre échange est noté.',
    preview: 'Une autre taille, au même prix.',
    body: Exchange,
  },
  exchanged: {
    subject: 'votre échange est fait',
    title: 'Votre échange est fait.',
    preview: 'La nouvelle taille est à vous.',
    body: Exchanged,
  },
  'not-exchanged': {
    subject: 'l’échange n’a pas lieu',
    title: 'L’échange n’a pas lieu.',
    preview: 'Vous gardez ce que vous avez.',
    body: NotExchanged,
  },
  ...teamTemplates,
}

export function templateOf(email: OrderEmail): OrderTemplate {
  return templates[email] ?? refunded
}

/** The name that the office knows an email of an order by: refunds are numbered, their words are the same. */
export function orderMailName(email: OrderEmail): string {
  return `order-${email.startsWith('refund-') && email !== 'refund-refused' ? 'refund' : email}`
}

/** The emails of orders that the office words, as it names them, with what they say before anybody changed it. */
export const orderMailsToWord = [
  ...Object.entries(templates).flatMap(([email, template]) =>
    !template || template.isToTeam
      ? []
      : [{ name: `order-${email}`, title: template.title, subject: usualSubject(template.subject) }],
  ),
  { name: 'order-refund', title: refunded.title, subject: 'remboursement' },
]

function usualSubject(subject: Words): string {
  return typeof subject === 'string' ? subject : ''
}
