import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { orderPage } from './parts/addresses.ts'

const whys = new Map([
  ['paid-twice', 'Votre commande était déjà payée : ce second paiement vous revient en entier.'],
  ['cancelled', 'Votre commande était annulée quand il est arrivé : il vous revient en entier.'],
  [
    'sold-out-meanwhile',
    'Votre commande avait expiré et ses articles sont partis entre-temps : il vous revient en entier. Nous en sommes désolés.',
  ],
])

/** To a buyer whose payment no order may keep: all of it goes back, and why. */
export function GivenBack({ mail }: { mail: OrderEmailFacts }) {
  const { order, facts } = mail
  const cents = Number(facts?.cents ?? 0)
  const why = whys.get(String(facts?.why)) ?? 'Il vous revient en entier.'
  return (
    <>
      <MailParagraph>
        {`Nous avons reçu un paiement de ${formatEuros(cents)} pour la commande ${order.number}. ${why}`}
      </MailParagraph>
      <MailParagraph>
        Il revient par le même moyen de paiement, en quelques jours ouvrés selon votre banque. Vous n’avez
        rien à faire.
      </MailParagraph>
      <MailLink address={orderPage(mail)}>Voir ma commande</MailLink>
    </>
  )
}
