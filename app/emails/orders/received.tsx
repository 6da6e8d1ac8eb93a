import type { ReactNode } from 'react'
import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { MailQuote } from '../layout/mail-quote.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { TextLink } from '../layout/text-link.tsx'
import { orderPage } from './parts/addresses.ts'
import { Delivery } from './parts/delivery.tsx'
import { LinesTable } from './parts/lines-table.tsx'
import { Payment } from './parts/payment.tsx'
import { Seller } from './parts/seller.tsx'
import { SmallPrint } from './parts/small-print.tsx'
import { orderStyles } from './parts/styles.ts'
import { WithdrawalNotice } from './withdrawal-notice.tsx'
import { Withdrawal } from './withdrawal.tsx'

/** The contract on a durable medium (Code de la consommation, L221-13). @param termsPlace stands for the general terms */
export function Received({ mail, termsPlace }: { mail: OrderEmailFacts; termsPlace: string }) {
  const { order, club } = mail
  const { note, terms, paymentMethod, money } = order
  const hasButton = paymentMethod === 'card' && money === 'unpaid'
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

/** The order as it was agreed: number, date, lines, total, what is said of VAT. */
function RecapSection({ order }: { order: PlacedOrder }) {
  const { number, placedAt, terms } = order
  return (
    <Section title={`Commande ${number}`}>
      <SmallPrint>{`Passée le ${formatInstant(placedAt)} (heure de Paris).`}</SmallPrint>
      <LinesTable order={order} />
      <SmallPrint>{`Prix en euros, toutes taxes comprises. ${terms.vatMention}.`}</SmallPrint>
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 style={orderStyles.sectionTitle}>{typographyOf(title)}</h2>
      {children}
    </div>
  )
}

function Guarantees({ mail }: { mail: Pick<OrderEmailFacts, 'order' | 'shop' | 'siteUrl'> }) {
  const notice = mail.shop.legal.guaranteeNotice
  return (
    <>
      <MailParagraph>{mail.order.terms.guarantee}</MailParagraph>
      {notice ? (
        <div style={orderStyles.frame}>
          <p style={orderStyles.inFrame}>{typographyOf(notice.text)}</p>
          <p style={orderStyles.inFrame}>
            <TextLink address={`${mail.siteUrl}${notice.image}`}>
              Voir l’avis harmonisé de l’Union européenne
            </TextLink>
          </p>
        </div>
      ) : null}
      <MailParagraph>
        Le texte réglementaire, encadré, est dans les conditions générales ci-dessous, sous « Garanties
        légales ».
      </MailParagraph>
    </>
  )
}

/** The model form of the law (Code de la consommation, annex of R221-1), addressed to the seller. */
function WithdrawalForm({ club }: Pick<OrderEmailFacts, 'club'>) {
  const { legalName, address, email } = senderOf(club)
  const lines = [
    'Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.',
    `À l’attention de ${legalName}, ${address}, ${email} :`,
    'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat (*) portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :',
    'Commandé le (*)/reçu le (*) :',
    'Nom du (des) consommateur(s) :',
    'Adresse du (des) consommateur(s) :',
    'Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :',
    'Date :',
    '(*) Rayez la mention inutile.',
  ]
  return (
    <div style={orderStyles.frame}>
      {lines.map((line) => (
        <p key={line} style={orderStyles.inFrame}>
          {typographyOf(line)}
        </p>
      ))}
    </div>
  )
}
