import type { ReactNode } from 'react'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { bindingDeposit } from '#app/domain/shop/collective/binding-deposit.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { AddedWord } from '../layout/added-word.tsx'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { TextLink } from '../layout/text-link.tsx'
import {
  BuyersNote,
  Delivery,
  LinesTable,
  OrderLink,
  Paragraphs,
  SmallPrint,
  Transfer,
  type OrderMailProps,
} from './parts/parts.tsx'
import { orderStyles } from './parts/styles.ts'
import { Withdrawal, WithdrawalForm, WithdrawalNotice } from './withdrawal.tsx'

/** Stands for the general terms; `inertOrder` takes such characters out of all that people type. */
export const termsPlace = '\uE000conditions\uE000'

/** The contract on a durable medium (Code de la consommation, L221-13); a word of the club stands before its terms. */
export function Received({ mail }: OrderMailProps) {
  const { order, club } = mail
  const { number, placedAt, note, terms, paymentMethod, money } = order
  const isTaken = order.events.some(({ act, actor }) => act === 'place' && actor === 'team')
  const hasButton = paymentMethod === 'card' && money === 'unpaid'
  return (
    <>
      <MailParagraph>
        {`Merci de votre confiance. ${isTaken ? 'Vous avez commandé de vive voix auprès de notre équipe. ' : ''}Ce message est votre contrat : il reprend votre commande, vos droits et les conditions générales que vous avez acceptées. Conservez-le.`}
      </MailParagraph>
      <AddedWord word={mail.facts?.word} />
      <Section title={`Commande ${number}`}>
        <SmallPrint>{`Passée le ${formatInstant(placedAt)} (heure de Paris).`}</SmallPrint>
        <LinesTable order={order} />
        <SmallPrint>{`Prix en euros, toutes taxes comprises. ${terms.vatMention}.`}</SmallPrint>
      </Section>
      <Section title="Paiement">
        <Payment mail={mail} />
        {terms.deposit ? (
          <MailParagraph>
            {`C’est un acompte. ${bindingDeposit} Le solde, ${formatEuros(terms.deposit.balanceCents)}, vous est demandé par e-mail à la fermeture de la commande groupée, prévue le ${formatDay(terms.deposit.closesOn)}, si elle atteint son minimum ; il se règle au plus tard le ${formatDay(terms.deposit.balanceOn)}, ou à la date plus tardive que cet e-mail indique. Sous le minimum, votre commande est annulée et l’acompte vous est rendu en entier.`}
          </MailParagraph>
        ) : null}
        {hasButton ? null : <OrderLink mail={mail}>Suivre ma commande</OrderLink>}
      </Section>
      <Section title="Livraison">
        <Delivery mail={mail} />
        <BuyersNote note={note} title="Votre message pour le club :" />
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

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 style={orderStyles.sectionTitle}>{typographyOf(title)}</h2>
      {children}
    </div>
  )
}

function Payment({ mail }: OrderMailProps) {
  const { money, paymentMethod, totalCents } = mail.order
  const amount = formatEuros(totalCents)
  if (money !== 'unpaid') return <MailParagraph>{`Votre paiement de ${amount} est reçu.`}</MailParagraph>
  if (paymentMethod === 'card') return <CardPayment mail={mail} amount={amount} />
  if (paymentMethod === 'transfer') return <Transfer mail={mail} />
  return (
    <MailParagraph>{`Vous payez ${amount} sur place, à la remise de votre commande. Rien n’est à régler avant.`}</MailParagraph>
  )
}

function CardPayment({ mail, amount }: OrderMailProps & { amount: string }) {
  const { expiresAt } = mail.order
  const until = expiresAt ? ` Vos articles sont gardés de côté jusqu’au ${formatInstant(expiresAt)}.` : ''
  return (
    <>
      <Paragraphs
        texts={[
          `Moyen choisi : carte bancaire. Au moment où part ce message, le paiement de ${amount} n’est pas encore confirmé.${until}`,
          'Si vous venez de payer, un second message le confirme. Sinon, payez depuis la page de votre commande :',
        ]}
      />
      <OrderLink mail={mail}>Payer ma commande</OrderLink>
    </>
  )
}

function Guarantees({ mail: { order, shop, siteUrl } }: OrderMailProps) {
  const notice = shop.legal.guaranteeNotice
  return (
    <>
      <MailParagraph>{order.terms.guarantee}</MailParagraph>
      {notice ? (
        <div style={orderStyles.frame}>
          <p style={orderStyles.inFrame}>{typographyOf(notice.text)}</p>
          <p style={orderStyles.inFrame}>
            <TextLink address={siteUrl + notice.image}>Voir l’avis harmonisé de l’Union européenne</TextLink>
          </p>
        </div>
      ) : null}
      <MailParagraph>
        Le texte réglementaire, encadré, est dans les conditions générales ci-dessous, sous «&#8239;Garanties
        légales&#8239;».
      </MailParagraph>
    </>
  )
}

function Seller({ mail: { order, club } }: OrderMailProps) {
  const { legalName, address, siren, phone, email } = senderOf(club)
  const { mediator } = order.terms
  return (
    <>
      <MailFacts
        facts={[
          { term: 'Vendeur', value: legalName },
          { term: 'Adresse', value: address },
          { term: 'SIREN', value: siren },
          { term: 'Immatriculation', value: club.legal.register },
          { term: 'N° de TVA', value: club.legal.vat },
          { term: 'Téléphone', value: phone },
          { term: 'E-mail', value: email },
        ]}
      />
      <MailParagraph>
        Une réclamation ? Répondez à ce message. À défaut d’accord, et dans l’année qui suit votre réclamation
        écrite, vous pouvez saisir gratuitement le médiateur de la consommation :
      </MailParagraph>
      <MailParagraph>
        {mediator.name}, {mediator.address}, <TextLink address={mediator.url}>{mediator.url}</TextLink>.
      </MailParagraph>
    </>
  )
}
