import { collectiveBalance, collectiveBalanceLate } from '#app/domain/orders/collective/emails.ts'
import { formatDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { typographyOf } from '@allure/content-engine/typography'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'

export const collectiveBalanceEmails = [
  template(collectiveBalance, (facts, { club, siteUrl }) => {
    const { product, number, firstName, orderPath, cents, balanceOn, isLate } = facts
    const day = formatDay(balanceOn)
    return {
      subject: typographyOf(
        isLate
          ? `Commande groupée : votre solde est en retard, ${number}`
          : `Commande groupée : votre solde, avant le ${day}`,
      ),
      title: isLate ? 'Votre solde est en retard.' : 'Votre solde est à régler.',
      preview: `${formatEuros(cents)}, ${isLate ? 'attendus depuis le' : 'au plus tard le'} ${day}.`,
      replyTo: club.email,
      greets: firstName,
      body: (
        <>
          <MailParagraph>
            {isLate
              ? 'Nous n’avons pas encore reçu le solde de votre commande. Réglez-le par la page ci-dessous, ou répondez à ce message si quelque chose vous en empêche.'
              : 'La commande groupée est lancée. Voici ce qu’il reste à régler de la vôtre ; la page ci-dessous propose la carte et le virement.'}
          </MailParagraph>
          <MailFacts
            facts={[
              { term: 'Article', value: product },
              { term: 'Commande', value: number },
              { term: 'À régler', value: formatEuros(cents) },
              { term: 'Au plus tard le', value: day },
            ]}
          />
          <MailLink address={siteUrl + orderPath}>Régler le solde</MailLink>
        </>
      ),
    }
  }),
  template(collectiveBalanceLate, ({ product, number, cents, balanceOn }) => ({
    subject: typographyOf(`[Boutique] Solde en retard : ${product}, ${number}`),
    title: 'Un solde est en retard',
    preview: `${formatEuros(cents)} attendus depuis le ${formatDay(balanceOn)}`,
    body: (
      <MailParagraph>
        {`La commande ${number} (${product}) devait être soldée le ${formatDay(balanceOn)} : ${formatEuros(cents)} manquent. Un rappel vient de partir. Rien n’est annulé de soi-même : à vous de décider.`}
      </MailParagraph>
    ),
  })),
] as const
