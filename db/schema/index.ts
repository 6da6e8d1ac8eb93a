export { club } from './club.ts'
export { declarationKind, declarations } from './declarations.ts'
export { messages } from './messages.ts'
export { mailStatus, outgoingMails } from './outgoing-mails.ts'
