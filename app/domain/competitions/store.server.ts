export {
  giveAnswer,
  hideParticipation,
  withdrawAnswer,
  type Answered,
} from './answers/answer-store.server.ts'
export { answerQuickly } from './answers/quick-answer-store.server.ts'
export { giveResult } from './answers/result-store.server.ts'
export { sayWasThere } from './answers/was-there-store.server.ts'
export { campEntries, readCalendar } from './calendar/read-calendar-store.server.ts'
export { readCompetition, type FoundCompetition } from './calendar/read-competition-store.server.ts'
export { readCalendarVersion } from './calendar/version-store.server.ts'
export { type Changed } from './changes/act-store.server.ts'
export {
  cancelCompetition,
  changeCompetition,
  enterCompetition,
  restoreCompetition,
} from './changes/acts-store.server.ts'
export { readEvent, readFeed } from './feed/read-feed-store.server.ts'
export { listCompetitions } from './changes/list-store.server.ts'
export {
  closeFeeds,
  findFeedOwner,
  readFeedSecret,
  renewFeedSecret,
  type FeedOwner,
} from './feed/secret-store.server.ts'
export { decideProposal } from './proposals/decide-store.server.ts'
export {
  listOwnProposals,
  listWaitingProposals,
  type WaitingProposal,
} from './proposals/list-store.server.ts'
export { proposeCompetition, type Proposed } from './proposals/propose-store.server.ts'
export { readSimilar } from './proposals/similar-store.server.ts'
export { purgeProposals } from './proposals/purge-store.server.ts'
export { changeReminder, chooseReminders, readReminderCuts } from './reminders/cuts-store.server.ts'
export { readDueReminders, type DueReminder } from './reminders/due-store.server.ts'
export { changeReminderByLink, readReminderLink, type ReminderLink } from './reminders/link-store.server.ts'
export { sendReminders } from './reminders/send-store.server.ts'
export { claimReminder, purgeSentReminders } from './reminders/sent-store.server.ts'
export { readNextRace, readSeason, type ReadSeason } from './season/season-store.server.ts'
export { removeSampleCompetitions, seedSampleCompetitions } from './samples/sample-store.server.ts'
export {
  calendarSettingsOfPerson,
  eraseCalendarSettingsOfPerson,
  eraseParticipationsOfPerson,
  forgetProposer,
  participationsOfPerson,
  proposalsOfPerson,
} from './people/people-store.server.ts'
