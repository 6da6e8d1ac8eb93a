import type { ClubFacts } from '#app/domain/club/store.server.ts'
import type { FiledDeclaration } from '#app/domain/declarations/rules.ts'
import type { MailToQueue } from '#app/domain/mail/store.server.ts'
import { DeclarationNotice } from './declaration-notice.tsx'
import { DeclarationReceipt } from './declaration-receipt.tsx'
import { senderOf } from './mail-sender.ts'
import { renderMail } from './render-mail.server.ts'

const names = { withdrawal: 'rétractation', cancellation: 'résiliation' }

/** What leaves when a declaration is filed: the receipt to the declarant, and a copy to the club. */
export async function writeDeclarationMails(
  declaration: FiledDeclaration,
  club: ClubFacts,
): Promise<MailToQueue[]> {
  const props = { sender: senderOf(club), declaration }
  const name = names[declaration.kind]
  return [
    {
      template: 'declaration-receipt',
      recipient: declaration.email,
      replyTo: club.email,
      subject: `Accusé de réception de votre ${name}, ${declaration.reference}`,
      ...(await renderMail(<DeclarationReceipt {...props} />)),
    },
    {
      template: 'declaration-notice',
      recipient: club.email,
      replyTo: declaration.email,
      subject: `[À traiter] ${name} ${declaration.reference} : ${declaration.firstName} ${declaration.lastName}`,
      ...(await renderMail(<DeclarationNotice {...props} />)),
    },
  ]
}
