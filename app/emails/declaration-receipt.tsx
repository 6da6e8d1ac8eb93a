import { statementOf } from '../domain/declarations/rules.ts'
import type { FiledDeclaration } from '../domain/declarations/rules.ts'
import { DeclarationFacts } from './declaration-facts.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { MailQuote } from './mail-quote.tsx'
import type { MailSender } from './mail-sender.ts'

const words = {
  withdrawal: {
    title: 'Votre rétractation est reçue.',
    next: 'Nous remboursons sous quatorze jours à compter de cette date, par le moyen de paiement d’origine. Pour un article, le remboursement peut attendre son retour ou la preuve de son envoi, sous quatorze jours également.',
  },
  cancellation: {
    title: 'Votre résiliation est reçue.',
    next: 'Nous vous confirmons par e-mail la date à laquelle le contrat prend fin et ses conséquences. Vous n’avez rien d’autre à faire.',
  },
}

/** To the declarant, at once: the proof of what was declared and when. */
export function DeclarationReceipt({
  sender,
  declaration,
}: {
  sender: MailSender
  declaration: FiledDeclaration
}) {
  const { title, next } = words[declaration.kind]
  return (
    <MailLayout
      sender={sender}
      title={title}
      preview={`Accusé de réception ${declaration.reference}, à conserver.`}
    >
      <MailParagraph>
        Conservez cet accusé de réception : il reprend votre déclaration en entier et fait foi de sa date.
      </MailParagraph>
      <MailQuote words={statementOf(declaration)} />
      <DeclarationFacts declaration={declaration} />
      <MailParagraph>{next}</MailParagraph>
      <MailParagraph>
        Ce message confirme que la déclaration est arrivée. Une question, une erreur ? Répondez à cet e-mail
        en rappelant la référence.
      </MailParagraph>
    </MailLayout>
  )
}
