import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { Paragraphs, SmallPrint, WithdrawalLink, type OrderMailProps } from './parts/parts.tsx'
import { orderStyles } from './parts/styles.ts'

/** Lines by regime, each regime with the words that were frozen with the order. */
export function Withdrawal({ mail }: OrderMailProps) {
  const { order, shop } = mail
  const { lines, terms } = order
  return (
    <>
      {Array.from(
        Map.groupBy(lines, ({ regime }) => regime),
        ([regime, own]) => (
          <div key={regime}>
            <MailParagraph>
              <strong>
                {typographyOf(
                  regime === 'dated-leisure' ? 'Sans rétractation' : shop.legal.withdrawal[regime].label,
                )}
              </strong>
              <br />
              {own
                .map(({ label, detail }) => (detail === undefined ? label : `${label} (${detail})`))
                .join(' ; ')}
            </MailParagraph>
            <SmallPrint>{terms.withdrawal.find((told) => told.regime === regime)?.text ?? ''}</SmallPrint>
          </div>
        ),
      )}
      <MailParagraph>
        Pour renoncer à tout ou partie de votre commande, sans compte et sans motif à donner :{' '}
        <WithdrawalLink mail={mail} />. Un accusé de réception daté vous parvient aussitôt.
      </MailParagraph>
    </>
  )
}

/** The notice of the law on withdrawing from a sale (Code de la consommation, annex of R221-3), in its words. */
export function WithdrawalNotice({ mail }: OrderMailProps) {
  const { legalName, address, phone, email } = senderOf(mail.club)
  const pieces = mail.order.lines.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <>
      <Paragraphs
        texts={[
          'Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze jours.',
          `Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du ${pieces > 1 ? 'dernier bien' : 'bien'}.`,
          `Pour exercer le droit de rétractation, vous devez nous notifier (${legalName}, ${address}, téléphone ${phone}, ${email}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`,
        ]}
      />
      <MailParagraph>
        Vous pouvez également exercer votre droit de rétractation en ligne, à cette adresse :{' '}
        <WithdrawalLink mail={mail} />. Si vous utilisez cette fonction, nous vous enverrons sans délai un
        accusé de réception de la rétractation sur un support durable (par exemple, par courriel), avec son
        contenu et la date et l’heure de sa transmission.
      </MailParagraph>
      <MailParagraph>
        Pour que le délai de rétractation soit respecté, il suffit que vous transmettiez votre communication
        relative à l’exercice du droit de rétractation avant l’expiration du délai de rétractation.
      </MailParagraph>
      <MailParagraph>
        <strong>Effets de la rétractation.</strong> En cas de rétractation de votre part du présent contrat,
        nous vous rembourserons tous les paiements reçus de vous, y compris les frais de livraison (à
        l’exception des frais supplémentaires découlant du fait que vous avez choisi, le cas échéant, un mode
        de livraison autre que le mode moins coûteux de livraison standard proposé par nous), sans retard
        excessif et, en tout état de cause, au plus tard quatorze jours à compter du jour où nous sommes
        informés de votre décision de rétractation du présent contrat. Nous procéderons au remboursement en
        utilisant le même moyen de paiement que celui que vous aurez utilisé pour la transaction initiale,
        sauf si vous convenez expressément d’un moyen différent ; en tout état de cause, ce remboursement
        n’occasionnera pas de frais pour vous. Nous pouvons différer le remboursement jusqu’à ce que nous
        ayons reçu le bien ou jusqu’à ce que vous ayez fourni une preuve d’expédition du bien, la date retenue
        étant celle du premier de ces faits.
      </MailParagraph>
      <MailParagraph>
        Vous devrez renvoyer ou rendre le bien, à nous-mêmes, sans retard excessif et, en tout état de cause,
        au plus tard quatorze jours après que vous nous aurez communiqué votre décision de rétractation du
        présent contrat. Ce délai est réputé respecté si vous renvoyez le bien avant l’expiration du délai de
        quatorze jours. Vous devrez prendre en charge les frais directs de renvoi du bien ; le rendre à
        l’entraînement est gratuit. Votre responsabilité n’est engagée qu’à l’égard de la dépréciation du bien
        résultant de manipulations autres que celles nécessaires pour établir la nature, les caractéristiques
        et le bon fonctionnement de ce bien.
      </MailParagraph>
    </>
  )
}

/** The model form of the law (Code de la consommation, annex of R221-1), addressed to the seller. */
export function WithdrawalForm({ club }: Pick<OrderEmailFacts, 'club'>) {
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
