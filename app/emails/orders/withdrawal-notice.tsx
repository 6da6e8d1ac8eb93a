import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { senderOf } from '../layout/mail-sender.ts'
import { TextLink } from '../layout/text-link.tsx'
import { withdrawalPage } from './parts/addresses.ts'

/** The notice of the law on withdrawing from a sale (Code de la consommation, annex of R221-3), in its words. */
export function WithdrawalNotice({ mail }: { mail: Pick<OrderEmailFacts, 'order' | 'club' | 'siteUrl'> }) {
  const { legalName, address, phone, email } = senderOf(mail.club)
  const pieces = mail.order.lines.reduce((count, { quantity }) => count + quantity, 0)
  return (
    <>
      <MailParagraph>
        Vous avez le droit de vous rétracter du présent contrat sans donner de motif dans un délai de quatorze
        jours.
      </MailParagraph>
      <MailParagraph>
        {`Le délai de rétractation expire quatorze jours après le jour où vous-même, ou un tiers autre que le transporteur et désigné par vous, prend physiquement possession du ${pieces > 1 ? 'dernier bien' : 'bien'}.`}
      </MailParagraph>
      <MailParagraph>
        {`Pour exercer le droit de rétractation, vous devez nous notifier (${legalName}, ${address}, téléphone ${phone}, ${email}) votre décision de rétractation du présent contrat au moyen d’une déclaration dénuée d’ambiguïté (par exemple, lettre envoyée par la poste ou courrier électronique). Vous pouvez utiliser le modèle de formulaire de rétractation mais ce n’est pas obligatoire.`}
      </MailParagraph>
      <MailParagraph>
        Vous pouvez également exercer votre droit de rétractation en ligne, à cette adresse :{' '}
        <TextLink address={withdrawalPage(mail)}>Renoncer au contrat ici</TextLink>. Si vous utilisez cette
        fonction, nous vous enverrons sans délai un accusé de réception de la rétractation sur un support
        durable (par exemple, par courriel), avec son contenu et la date et l’heure de sa transmission.
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
