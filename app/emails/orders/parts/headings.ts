import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { refundOfEmail } from './refund-of-email.ts'

export type OrderHeading = { readonly subject: string; readonly title: string; readonly preview: string }

type Mail = Pick<OrderEmailFacts, 'order' | 'club' | 'facts'>

export function orderHeading(email: OrderEmail, mail: Mail): OrderHeading {
  if (email === 'team-notice') return noticeHeading(mail)
  const { subject, title, preview } = headingOf(email, mail)
  return { subject: typographyOf(subject), title: typographyOf(title), preview: typographyOf(preview) }
}

function noticeHeading({ order: { number, firstName, lastName, totalCents } }: Mail): OrderHeading {
  const words = `${firstName} ${lastName}, ${formatEuros(totalCents)}`
  return {
    subject: `[Commande] ${number}\u00a0: ${words}`,
    title: 'Nouvelle commande',
    preview: `${number}, ${words}`,
  }
}

function headingOf(email: Exclude<OrderEmail, 'team-notice'>, mail: Mail): OrderHeading {
  const { order, facts } = mail
  const { number } = order
  const total = formatEuros(order.totalCents)
  const until = order.expiresAt ? ` avant le ${formatInstant(order.expiresAt)}` : ''
  switch (email) {
    case 'received':
      return {
        subject: `Commande ${number} : confirmation et contrat`,
        title: 'Votre commande est reçue.',
        preview: `${total}. Récapitulatif, droits et conditions générales, à conserver.`,
      }
    case 'paid':
      return {
        subject: `Commande ${number} : paiement reçu, votre facture`,
        title: 'Votre paiement est reçu.',
        preview: `${total} reçus, facture jointe.`,
      }
    case 'reminder-1':
      return {
        subject: `Commande ${number} : nous attendons votre virement`,
        title: 'Votre virement est attendu.',
        preview: `${total}${until}, référence ${number}.`,
      }
    case 'reminder-2':
      return {
        subject: `Commande ${number} : dernier rappel avant expiration`,
        title: 'Votre commande expire bientôt.',
        preview: `${total}${until}, référence ${number}.`,
      }
    case 'payment-failed':
      return {
        subject: `Commande ${number} : le paiement n’a pas abouti`,
        title: 'Le paiement n’a pas abouti.',
        preview: 'Rien n’a été débité. Vous pouvez réessayer.',
      }
    case 'ready':
      return {
        subject: `Commande ${number} : prête à retirer`,
        title: 'Votre commande est prête.',
        preview: 'Elle vous attend à l’entraînement.',
      }
    case 'waiting-1':
    case 'waiting-2':
      return {
        subject: `Commande ${number} : elle vous attend toujours`,
        title: 'Votre commande vous attend toujours.',
        preview: 'Elle est prête, à l’entraînement.',
      }
    case 'sent':
      return {
        subject: `Commande ${number} : expédiée`,
        title: 'Votre commande est en route.',
        preview: order.trackingNumber ? `Numéro de suivi : ${order.trackingNumber}` : 'Elle est partie.',
      }
    case 'cancelled':
      return {
        subject: `Commande ${number} : annulée`,
        title: 'Votre commande est annulée.',
        preview: 'Rien d’autre n’est à faire.',
      }
    case 'expired':
      return {
        subject: `Commande ${number} : expirée`,
        title: 'Votre commande a expiré.',
        preview: 'Elle n’a pas été payée à temps. Rien n’est dû.',
      }
    case 'given-back':
      return {
        subject: `Commande ${number} : nous vous rendons un paiement`,
        title: 'Nous vous rendons un paiement.',
        preview: `${formatEuros(Number(facts?.cents ?? 0))}, en entier.`,
      }
    case 'money-held':
      return {
        subject: `[À traiter] Commande ${number} : un paiement attend votre décision`,
        title: 'Un paiement attend votre décision',
        preview: `Commande ${number}, ${total} attendus.`,
      }
    default: {
      const cents = formatEuros(refundOfEmail(email, order).totalCents)
      return {
        subject: `Commande ${number} : remboursement de ${cents}`,
        title: 'Votre remboursement.',
        preview: `${cents}, votre avoir est joint.`,
      }
    }
  }
}
