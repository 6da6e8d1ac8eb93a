export { purgeProposals } from './proposals/purge-store.server.ts'
export { claimReminder, purgeSentReminders } from './reminders/sent-store.server.ts'
