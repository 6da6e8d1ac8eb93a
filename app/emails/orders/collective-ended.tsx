import { collectiveEnded, type CollectiveOutcome } from '#app/domain/orders/collective/emails.ts'
import { formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { AddedWord } from '../layout/added-word.tsx'
import { MailFacts } from '../layout/mail-facts.tsx'
import { MailLink } from '../layout/mail-link.tsx'
import { MailParagraph } from '../layout/mail-paragraph.tsx'
import { template } from '../templates.server.tsx'

const titles: Readonly<Record<CollectiveOutcome, string>> = {
  confirmed: 'La commande groupée est lancée.',
  'below-minimum': 'La commande groupée ne se fera pas.',
  'called-off': 'La commande groupée est annulée.',
}

const givenBack =
  'Votre commande est annulée. Rien n’est à payer ; ce qui a été payé vous est remboursé en entier par le même moyen, sans rien demander.'

export const collectiveEndedEmail = template(collectiveEnded, (facts, { club, siteUrl }) => {
  const { product, outcome, ordered, minimum, deliveryOn, firstName, number, orderPath, word, balance } =
    facts
  const why = {
    confirmed: `${ordered} pièces sont commandées : nous les faisons faire. Vous serez livré au plus tard le ${formatFullDay(deliveryOn)}.`,
    'below-minimum': `Il fallait ${minimum} pièces, ${ordered} ont été commandées.`,
    'called-off': 'Le club a dû y renoncer.',
  }[outcome]
  return {
    subject: `${titles[outcome].replace(/\.$/, '')}\u00A0: ${product}`,
    title: titles[outcome],
    preview: why,
    replyTo: club.email,
    greets: firstName,
    body: (
      <>
        <MailParagraph>{why}</MailParagraph>
        <AddedWord word={word} />
        {outcome === 'confirmed' ? null : <MailParagraph>{givenBack}</MailParagraph>}
        <MailFacts
          facts={[
            { term: 'Article', value: product },
            { term: 'Commande', value: number },
            ...(balance
              ? [
                  { term: 'Solde à régler', value: formatEuros(balance.cents) },
                  { term: 'Au plus tard le', value: formatDay(balance.balanceOn) },
                ]
              : []),
          ]}
        />
        <MailLink address={siteUrl + orderPath}>{balance ? 'Régler le solde' : 'Voir ma commande'}</MailLink>
      </>
    ),
  }
})
