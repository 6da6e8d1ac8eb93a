import { formatDay } from '../../domain/shared/french-dates.ts'
import { formatInstant } from '../../domain/shared/french-instants.ts'
import { MailLink } from '../mail-link.tsx'
import { MailParagraph } from '../mail-paragraph.tsx'
import { MailQuote } from '../mail-quote.tsx'
import { orderPage } from './order-addresses.ts'
import { OrderDelivery } from './order-delivery.tsx'
import { OrderGuarantees } from './order-guarantees.tsx'
import type { OrderMailFacts } from './order-letters.ts'
import { OrderPayment } from './order-payment.tsx'
import { OrderRecapSection } from './order-recap-section.tsx'
import { OrderSection } from './order-section.tsx'
import { OrderSeller } from './order-seller.tsx'
import { OrderSmallPrint } from './order-small-print.tsx'
import { OrderWithdrawal } from './order-withdrawal.tsx'
import { OrderWithdrawalForm } from './order-withdrawal-form.tsx'
import { OrderWithdrawalNotice } from './order-withdrawal-notice.tsx'

/** The contract on a durable medium (Code de la consommation, L221-13). @param termsPlace stands for the general terms */
export function OrderReceived({ mail, termsPlace }: { mail: OrderMailFacts; termsPlace: string }) {
  const { order, club } = mail
  const { note, terms, means, money } = order
  const hasButton = means === 'carte' && money === 'unpaid'
  return (
    <>
      <MailParagraph>
        Merci de votre confiance. Ce message est votre contrat : il reprend votre commande, vos droits et les
        conditions générales que vous avez acceptées. Conservez-le.
      </MailParagraph>
      <OrderRecapSection order={order} />
      <OrderSection title="Paiement">
        <OrderPayment mail={mail} />
        {hasButton ? null : <MailLink address={orderPage(mail)}>Suivre ma commande</MailLink>}
      </OrderSection>
      <OrderSection title="Livraison">
        <OrderDelivery mail={mail} />
        {note === undefined ? null : (
          <>
            <MailParagraph>Votre message pour le club :</MailParagraph>
            <MailQuote words={note} />
          </>
        )}
      </OrderSection>
      <OrderSection title="Changer d’avis">
        <OrderWithdrawal mail={mail} />
      </OrderSection>
      <OrderSection title="Garanties">
        <OrderGuarantees mail={mail} />
      </OrderSection>
      <OrderSection title="Vendeur, réclamation, médiateur">
        <OrderSeller mail={mail} />
      </OrderSection>
      <OrderSection title="Informations sur le droit de rétractation">
        <OrderWithdrawalNotice mail={mail} />
      </OrderSection>
      <OrderSection title="Modèle de formulaire de rétractation">
        <OrderWithdrawalForm club={club} />
      </OrderSection>
      <OrderSection title="Conditions générales de vente">
        <OrderSmallPrint>
          {`Version ${terms.termsVersion} du ${formatDay(terms.termsUpdatedOn)}, acceptée le ${formatInstant(new Date(terms.acceptedAt))} (heure de Paris). En voici le texte intégral.`}
        </OrderSmallPrint>
        {termsPlace}
      </OrderSection>
    </>
  )
}
