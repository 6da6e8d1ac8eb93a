import type { OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import { formatEuros } from '#app/domain/shared/money.ts'
import { MailFacts } from '../../layout/mail-facts.tsx'
import { MailParagraph } from '../../layout/mail-paragraph.tsx'

export function Transfer({ mail: { order, club } }: { mail: Pick<OrderEmailFacts, 'order' | 'club'> }) {
  const { bank } = club
  const { number, totalCents, expiresAt } = order
  const deadline = expiresAt && formatInstant(expiresAt)
  return (
    <>
      <MailParagraph>
        Moyen choisi : virement. Indiquez la référence telle quelle : c’est elle qui relie le virement à votre
        commande.
      </MailParagraph>
      <MailFacts
        facts={[
          { term: 'Montant', value: formatEuros(totalCents) },
          { term: 'Référence', value: number },
          { term: 'Bénéficiaire', value: bank?.holder },
          { term: 'IBAN', value: bank && spacedIban(bank.iban) },
          { term: 'BIC', value: bank?.bic },
          { term: 'À recevoir avant le', value: deadline },
        ].map(({ term, value }) => ({ term, value: value ?? undefined }))}
      />
      {bank ? null : (
        <MailParagraph>
          Nos coordonnées bancaires manquent ici : répondez à ce message, nous vous les envoyons aussitôt.
        </MailParagraph>
      )}
      <MailParagraph>
        {deadline === undefined
          ? 'Vos articles sont gardés de côté ; la commande part dès que le virement est reçu.'
          : `Vos articles sont gardés de côté jusqu’au ${deadline} ; la commande part dès que le virement est reçu. Passé ce moment, elle expire, sans frais.`}
      </MailParagraph>
    </>
  )
}

/** « FR76 3000 1000 … », as banks print it. */
function spacedIban(iban: string): string {
  return iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')
}
