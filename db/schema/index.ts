export { club } from './club.ts'
export { contentDocuments, contentEditKind, contentRevisions } from './content-edits.ts'
export { declarationKind, declarations } from './declarations.ts'
export { messages } from './messages.ts'
export { mailStatus, outgoingMails } from './outgoing-mails.ts'
export { routeRules } from './route-rules.ts'
export { auditLog } from './audit-log.ts'
export { memberRole, members, memberStatus } from './members.ts'
export { recoveryCodes } from './recovery-codes.ts'
export { sessions } from './sessions.ts'
export { priceChanges, stock, stockMovements, stockReason } from './stock.ts'
export {
  checkouts,
  deliveryKind,
  orderEvents,
  orderEmails,
  orderLines,
  orderRanks,
  orders,
  orderStage,
  orderWithdrawals,
  paymentMethod,
  termsTexts,
} from './orders.ts'
export { documentKind, documents, documentSequence } from './documents.ts'
export { paymentEvents, paymentAttempts, paymentOutcome, payments, refunds, refundState } from './payments.ts'
export {
  answerKind,
  calendarVersion,
  competitions,
  competitionStatus,
  goalRank,
  participations,
  raceOutcome,
} from './competitions.ts'
export { feedSecrets } from './calendar-feeds.ts'
export { reminderCuts, sentReminders } from './reminders.ts'
export { articleFeedback, articleReads, memberVisits } from './reading.ts'
export { referencePaceKind, referencePaces } from './reference-paces.ts'
