import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailLink } from '../../layout/mail-link.tsx'
import { MailParagraph } from '../../layout/mail-paragraph.tsx'
import { orderPage } from './addresses.ts'
import { Transfer } from './transfer.tsx'

type PaymentProps = { mail: Pick<OrderEmailFacts, 'order' | 'club' | 'siteUrl'> }

export function Payment({ mail }: PaymentProps) {
  const { money, paymentMethod, totalCents } = mail.order
  const amount = formatEuros(totalCents)
  if (money !== 'unpaid') return <MailParagraph>{`Votre paiement de ${amount} est reçu.`}</MailParagraph>
  if (paymentMethod === 'transfer') return <Transfer mail={mail} />
  if (paymentMethod === 'on_site')
    return (
      <MailParagraph>{`Vous payez ${amount} sur place, à la remise de votre commande. Rien n’est à régler avant.`}</MailParagraph>
    )
  return <CardPayment mail={mail} />
}

function CardPayment({ mail }: PaymentProps) {
  const { totalCents, expiresAt } = mail.order
  const until = expiresAt && ` Vos articles sont gardés de côté jusqu’au ${formatInstant(expiresAt)}.`
  return (
    <>
      <MailParagraph>{`Moyen choisi : carte bancaire. Au moment où part ce message, le paiement de ${formatEuros(totalCents)} n’est pas encore confirmé.${until ?? ''}`}</MailParagraph>
      <MailParagraph>
        Si vous venez de payer, un second message le confirme. Sinon, payez depuis la page de votre commande :
      </MailParagraph>
      <MailLink address={orderPage(mail)}>Payer ma commande</MailLink>
    </>
  )
}
