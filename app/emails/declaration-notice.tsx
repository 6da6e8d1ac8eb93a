import { declarationNotice } from '#app/domain/declarations/emails.ts'
import { type FiledDeclaration, statementOf } from '#app/domain/declarations/rules.ts'
import { addDays, dayInParis, formatFullDay } from '#app/domain/shared/dates/french-dates.ts'
import { DeclarationFacts } from './declaration-facts.tsx'
import { MailLayout } from './layout/mail-layout.tsx'
import { MailParagraph } from './layout/mail-paragraph.tsx'
import { MailQuote } from './layout/mail-quote.tsx'
import { type MailSender, senderOf } from './layout/mail-sender.ts'
import { template } from './templates.server.ts'

const refundDays = 14
const names = { withdrawal: 'rétractation', cancellation: 'résiliation' }

export const declarationNoticeEmail = template(declarationNotice, (declaration, { club }) => {
  const { kind, reference, firstName, lastName } = declaration
  return {
    subject: `[À traiter] ${names[kind]} ${reference} : ${firstName} ${lastName}`,
    replyTo: declaration.email,
    body: <DeclarationNotice sender={senderOf(club)} declaration={declaration} />,
  }
})

type DeclarationNoticeProps = { sender: MailSender; declaration: FiledDeclaration }

function DeclarationNotice({ sender, declaration }: DeclarationNoticeProps) {
  const isWithdrawal = declaration.kind === 'withdrawal'
  const refundDue = formatFullDay(addDays(dayInParis(declaration.declaredAt), refundDays))
  return (
    <MailLayout
      sender={sender}
      title={isWithdrawal ? 'Rétractation reçue' : 'Résiliation reçue'}
      preview={`${declaration.reference}, ${declaration.firstName} ${declaration.lastName}`}
    >
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
    </MailLayout>
  )
}
