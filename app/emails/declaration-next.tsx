import type { FiledDeclaration } from '#app/domain/declarations/rules.ts'
import { lastReturnDay, refundDueOn } from '#app/domain/orders/withdrawal/withdrawal.ts'
import { formatFullDay } from '#app/domain/shared/french-dates.ts'
import { MailParagraph } from './mail-paragraph.tsx'
import type { MailSender } from './mail-sender.ts'

type DeclarationNextProps = { sender: MailSender; declaration: FiledDeclaration }

/** What follows a declaration, with the days that count (Code de la consommation, L221-23, L221-24, L215-1-1). */
export function DeclarationNext({ sender, declaration }: DeclarationNextProps) {
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
