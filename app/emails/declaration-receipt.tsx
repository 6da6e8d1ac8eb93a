import { declarationReceipt } from '#app/domain/declarations/emails.ts'
import { statementOf, type FiledDeclaration } from '#app/domain/declarations/rules.ts'
import { lastReturnDay, refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { DeclarationFacts } from './declaration-facts.tsx'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote } from './layout/mail-quote.tsx'
import { senderOf, type MailSender } from './layout/mail-sender.ts'
import { template } from './templates.server.ts'

const titles = {
  withdrawal: 'Votre rétractation est reçue.',
  cancellation: 'Votre résiliation est reçue.',
}

const names = { withdrawal: 'rétractation', cancellation: 'résiliation' }

export const declarationReceiptEmail = template(declarationReceipt, (declaration, { club }) => ({
  subject: `Accusé de réception de votre ${names[declaration.kind]}, ${declaration.reference}`,
  replyTo: club.email,
  body: <DeclarationReceipt sender={senderOf(club)} declaration={declaration} />,
}))

type DeclarationReceiptProps = { sender: MailSender; declaration: FiledDeclaration }

function DeclarationReceipt({ sender, declaration }: DeclarationReceiptProps) {
  return (
    <MailLayout
      sender={sender}
      title={titles[declaration.kind]}
      preview={`Accusé de réception ${declaration.reference}, à conserver.`}
    >
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
    </MailLayout>
  )
}

/** What follows a declaration, with the days that count (Code de la consommation, L221-23, L221-24, L215-1-1). */
function DeclarationNext({ sender, declaration }: DeclarationReceiptProps) {
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
