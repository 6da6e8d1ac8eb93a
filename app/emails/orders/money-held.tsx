import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLayout } from '../layout/mail-layout.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import type { OrderHeading } from './parts/headings.ts'

const whys = new Map([
  ['other-amount', 'Le montant reçu n’est pas celui de la commande.'],
  ['other-currency', 'Le paiement n’est pas en euros.'],
])

export function MoneyHeld({ mail, heading }: { mail: OrderEmailFacts; heading: OrderHeading }) {
  const { order, club, facts } = mail
  return (
    <MailLayout sender={senderOf(club)} title={heading.title} preview={heading.preview}>
      <MailParagraph>
        {`${whys.get(String(facts?.why)) ?? 'Un paiement ne correspond pas à la commande.'} Il est mis de côté : ni facture, ni envoi, ni remboursement ne partent seuls.`}
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Commande', value: order.number },
          { term: 'De', value: <bdi>{`${order.firstName} ${order.lastName}`}</bdi> },
          { term: 'E-mail', value: order.email },
          { term: 'Attendu', value: formatEuros(order.totalCents) },
          { term: 'Reçu', value: receivedOf(facts) },
        ]}
      />
      <MailParagraph>
        Vérifiez le paiement chez votre prestataire, puis rendez-le ou convenez de la différence avec la
        personne. Votre réponse à cet e-mail lui arrive.
      </MailParagraph>
    </MailLayout>
  )
}

function receivedOf(facts: OrderEmailFacts['facts']): string | undefined {
  if (facts?.receivedCents === undefined) return undefined
  const cents = Number(facts.receivedCents)
  const currency = String(facts.currency ?? 'eur').toLowerCase()
  return currency === 'eur' ? formatEuros(cents) : `${cents / 100} ${currency.toUpperCase()}`
}
