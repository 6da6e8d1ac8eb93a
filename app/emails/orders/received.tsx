import { formatDay } from '#app/domain/shared/french-dates.ts'
import { formatInstant } from '#app/domain/shared/french-instants.ts'
import { MailLink } from '../mail-link.tsx'
import { MailParagraph } from '../mail-paragraph.tsx'
import { MailQuote } from '../mail-quote.tsx'
import { orderPage } from './addresses.ts'
import { Delivery } from './delivery.tsx'
import { Guarantees } from './guarantees.tsx'
import type { OrderMailFacts } from './letters.ts'
import { Payment } from './payment.tsx'
import { RecapSection } from './recap-section.tsx'
import { Section } from './section.tsx'
import { Seller } from './seller.tsx'
import { SmallPrint } from './small-print.tsx'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalNotice } from './withdrawal-notice.tsx'
import { Withdrawal } from './withdrawal.tsx'

/** The contract on a durable medium (Code de la consommation, L221-13). @param termsPlace stands for the general terms */
export function Received({ mail, termsPlace }: { mail: OrderMailFacts; termsPlace: string }) {
  const { order, club } = mail
  const { note, terms, means, money } = order
  const hasButton = means === 'carte' && money === 'unpaid'
  return (
    <>
      <MailParagraph>
        Merci de votre confiance. Ce message est votre contrat : il reprend votre commande, vos droits et les
        conditions générales que vous avez acceptées. Conservez-le.
      </MailParagraph>
      <RecapSection order={order} />
      <Section title="Paiement">
        <Payment mail={mail} />
        {hasButton ? null : <MailLink address={orderPage(mail)}>Suivre ma commande</MailLink>}
      </Section>
      <Section title="Livraison">
        <Delivery mail={mail} />
        {note === undefined ? null : (
          <>
            <MailParagraph>Votre message pour le club :</MailParagraph>
            <MailQuote words={note} />
          </>
        )}
      </Section>
      <Section title="Changer d’avis">
        <Withdrawal mail={mail} />
      </Section>
      <Section title="Garanties">
        <Guarantees mail={mail} />
      </Section>
      <Section title="Vendeur, réclamation, médiateur">
        <Seller mail={mail} />
      </Section>
      <Section title="Informations sur le droit de rétractation">
        <WithdrawalNotice mail={mail} />
      </Section>
      <Section title="Modèle de formulaire de rétractation">
        <WithdrawalForm club={club} />
      </Section>
      <Section title="Conditions générales de vente">
        <SmallPrint>
          {`Version ${terms.termsVersion} du ${formatDay(terms.termsUpdatedOn)}, acceptée le ${formatInstant(new Date(terms.acceptedAt))} (heure de Paris). En voici le texte intégral.`}
        </SmallPrint>
        {termsPlace}
      </Section>
    </>
  )
}
