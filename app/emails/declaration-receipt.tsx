import { statementOf } from '#app/domain/declarations/rules.ts'
import type { FiledDeclaration } from '#app/domain/declarations/rules.ts'
import { DeclarationFacts } from './declaration-facts.tsx'
import { DeclarationNext } from './declaration-next.tsx'
import { MailLayout } from './mail-layout.tsx'
import { MailParagraph } from './mail-paragraph.tsx'
import { MailQuote } from './mail-quote.tsx'
import type { MailSender } from './mail-sender.ts'

const titles = {
  withdrawal: 'Votre rétractation est reçue.',
  cancellation: 'Votre résiliation est reçue.',
}

/** To the declarant, at once: the proof of what was declared and when. */
export function DeclarationReceipt({
  sender,
  declaration,
}: {
  sender: MailSender
  declaration: FiledDeclaration
}) {
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
