import type { OrderEmail } from '#app/domain/orders/emails-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { Dispute, MoneyHeld, RefundHeld, TeamExpired, TeamNotice } from './mails-to-team.tsx'
import type { OrderTemplate } from './order-templates.tsx'
import type { OrderMail } from './parts/parts.tsx'

const total = ({ order }: OrderMail) => formatEuros(order.totalCents)
const nameAndTotal = (mail: OrderMail) => `${mail.order.firstName} ${mail.order.lastName}, ${total(mail)}`
const cents = ({ facts }: OrderMail) => formatEuros(Number(facts?.cents ?? 0))
const aboutOrder = (mark: string, words: string) => (mail: OrderMail) =>
  typographyOf(`[${mark}] Commande ${mail.order.number} : ${words}`)

/** What the club is told of an order. */
export const teamTemplates: Readonly<Partial<Record<OrderEmail, OrderTemplate>>> = {
  'team-notice': {
    subject: (mail) => `[Commande] ${mail.order.number}\u00a0: ${nameAndTotal(mail)}`,
    title: 'Nouvelle commande',
    preview: (mail) => `${mail.order.number}, ${nameAndTotal(mail)}`,
    body: TeamNotice,
    isToTeam: true,
  },
  'team-expired': {
    subject: (mail) => `[Expirée] ${mail.order.number}\u00a0: ${nameAndTotal(mail)}`,
    title: 'Une commande a expiré sans paiement',
    preview: (mail) => `${mail.order.number}, ${nameAndTotal(mail)}`,
    body: TeamExpired,
    isToTeam: true,
    isPointless: ({ stage }) => stage !== 'expired',
  },
  'money-held': {
    subject: aboutOrder('À traiter', 'un paiement attend votre décision'),
    title: 'Un paiement attend votre décision',
    preview: (mail) => typographyOf(`Commande ${mail.order.number}, ${total(mail)} attendus.`),
    body: MoneyHeld,
    isToTeam: true,
  },
  'refund-held': {
    subject: aboutOrder('À traiter', 'un remboursement n’a pas pu se faire'),
    title: 'Un remboursement n’a pas pu se faire',
    preview: (mail) => typographyOf(`Commande ${mail.order.number}, ${cents(mail)} à rendre.`),
    body: RefundHeld,
    isToTeam: true,
  },
  dispute: {
    subject: aboutOrder('À traiter', 'le paiement est contesté'),
    title: 'Un paiement est contesté',
    preview: (mail) => typographyOf(`Commande ${mail.order.number}, ${cents(mail)} contestés.`),
    body: Dispute,
    isToTeam: true,
  },
}
