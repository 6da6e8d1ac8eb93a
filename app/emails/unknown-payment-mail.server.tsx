import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { senderOf } from './mail-sender.ts'
import { renderMail } from './render-mail.server.ts'
import { UnknownPayment } from './unknown-payment.tsx'
import type { ToldPayment } from './unknown-payment.tsx'

/** To the club: a card was charged for an order that is not here. */
export async function writeUnknownPaymentMail(payment: ToldPayment, club: ClubFacts): Promise<MailToQueue> {
  return {
    template: 'order-unknown-payment',
    recipient: club.email,
    subject: '[À vérifier] Un paiement sans commande',
    ...(await renderMail(<UnknownPayment sender={senderOf(club)} payment={payment} />)),
  }
}
