import { declarationNotice, declarationReceipt } from '#app/domain/declarations/emails.ts'
import { statementOf, type FiledDeclaration } from '#app/domain/declarations/rules.ts'
import { lastReturnDay, refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatDay, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { formatInstantToTheSecond } from '#app/domain/shared/dates/french-instants.ts'
import { MailFacts } from './layout/mail-facts.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote } from './layout/mail-quote.tsx'
import type { MailSender } from './layout/mail-sender.ts'
import { template } from './templates.server.tsx'

const names = { withdrawal: 'rétractation', cancellation: 'résiliation' }

export const declarationReceiptEmail = template(declarationReceipt, (declaration, { club }, sender) => ({
  subject: `Accusé de réception de votre ${names[declaration.kind]}, ${declaration.reference}`,
  replyTo: club.email,
  title: `Votre ${names[declaration.kind]} est reçue.`,
  preview: `Accusé de réception ${declaration.reference}, à conserver.`,
  body: (
    <>
      <MailParagraph>
        Conservez cet accusé de réception : il reprend votre déclaration en entier et fait foi de sa date.
      </MailParagraph>
      <MailQuote words={statementOf(declaration)} />
      <DeclarationFacts declaration={declaration} />
      <DeclarationNext sender={sender} declaration={declaration} />
      <MailParagraph>
        Ce message confirme que la déclaration est arrivée ; il ne vaut ni acceptation ni refus. Une question,
        une erreur ? Répondez à cet e-mail en rappelant la référence.
      </MailParagraph>
    </>
  ),
}))

type DeclarationNextProps = { sender: MailSender; declaration: FiledDeclaration }

/** What follows a declaration, with the days that count (Code de la consommation, L221-23, L221-24, L215-1-1). */
function DeclarationNext({ sender, declaration }: DeclarationNextProps) {
  const { kind, declaredAt, legitimateReason } = declaration
  if (kind === 'withdrawal')
    return (
      <>
        <MailParagraph>
          {`Quand le droit de rétractation s’applique, nous remboursons toutes les sommes versées, frais de livraison standard compris, au plus tard le ${formatFullDay(refundDueOn(declaredAt))} et par le même moyen de paiement. Pour un article, le remboursement peut attendre son retour ou la preuve de son envoi.`}
        </MailParagraph>
        <MailParagraph>
          {`Un article déjà reçu se renvoie au plus tard le ${formatFullDay(lastReturnDay(declaredAt))} à cette adresse : ${sender.legalName}, ${sender.address}. Vous pouvez aussi le rendre à l’entraînement.`}
        </MailParagraph>
      </>
    )
  return (
    <MailParagraph>
      Nous vous confirmons par e-mail la date à laquelle le contrat prend fin et ses conséquences.{' '}
      {legitimateReason === undefined
        ? 'Vous n’avez rien d’autre à faire.'
        : 'Vous pouvez joindre un justificatif de votre motif en répondant à ce message.'}
    </MailParagraph>
  )
}

export const declarationNoticeEmail = template(declarationNotice, (declaration) => {
  const { kind, reference, firstName, lastName } = declaration
  const isWithdrawal = kind === 'withdrawal'
  const refundDue = formatFullDay(refundDueOn(declaration.declaredAt))
  return {
    subject: `[À traiter] ${names[kind]} ${reference} : ${firstName} ${lastName}`,
    replyTo: declaration.email,
    title: isWithdrawal ? 'Rétractation reçue' : 'Résiliation reçue',
    preview: `${reference}, ${firstName} ${lastName}`,
    body: (
      <>
        <MailQuote words={statementOf(declaration)} />
        <DeclarationFacts declaration={declaration} />
        <MailParagraph>
          {isWithdrawal
            ? `Un remboursement éventuel est dû au plus tard le ${refundDue}, par le même moyen de paiement. Pour un article, il peut attendre le retour ou la preuve d’envoi. En cas de doute sur le droit ou le délai, ne refusez pas d’office : vérifiez d’abord.`
            : 'Arrêtez le prélèvement ou la facturation, puis confirmez par e-mail la date de fin du contrat. Un motif légitime peut demander un justificatif : demandez-le en réponse à cet e-mail.'}
        </MailParagraph>
        <MailParagraph>
          L’accusé de réception est déjà parti. Votre réponse à cet e-mail arrive chez la personne concernée.
        </MailParagraph>
      </>
    ),
  }
})

function DeclarationFacts({ declaration }: { declaration: FiledDeclaration }) {
  const { kind, wishedEndOn } = declaration
  const endsOn = wishedEndOn ? formatDay(wishedEndOn) : 'au plus tôt'
  return (
    <MailFacts
      facts={[
        { term: 'Référence', value: declaration.reference },
        { term: 'Reçue le', value: `${formatInstantToTheSecond(declaration.declaredAt)} (heure de Paris)` },
        { term: 'Prénom', value: declaration.firstName },
        { term: 'Nom', value: declaration.lastName },
        { term: 'E-mail', value: declaration.email },
        { term: 'Contrat', value: declaration.contract },
        { term: 'Fin souhaitée', value: kind === 'cancellation' ? endsOn : undefined },
        { term: 'Motif légitime', value: declaration.legitimateReason },
        { term: 'Commentaire', value: declaration.comment },
      ]}
    />
  )
}
