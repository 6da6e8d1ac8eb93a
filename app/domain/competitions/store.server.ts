export {
  answerQuickly,
  giveAnswer,
  hideParticipation,
  withdrawAnswer,
  type Answered,
} from './answers/answer-store.server.ts'
export { giveResult, sayWasThere } from './answers/result-store.server.ts'
export { campEntries, readCalendar } from './calendar/read-calendar-store.server.ts'
export { readCompetition, type FoundCompetition } from './calendar/read-competition-store.server.ts'
export { readCalendarVersion } from './calendar/version-store.server.ts'
export {
  type Changed,
  cancelCompetition,
  changeCompetition,
  restoreCompetition,
  listCompetitions,
} from './changes/changes-store.server.ts'
export { enterCompetition, importCompetitions } from './changes/enter-store.server.ts'
export { readToTell } from './changes/told-store.server.ts'
export { readEvent, readFeed } from './feed/read-feed-store.server.ts'
export { readStay } from './feed/read-stay-store.server.ts'
export {
  closeFeeds,
  findFeedOwner,
  readFeedSecret,
  renewFeedSecret,
  type FeedOwner,
} from './feed/secret-store.server.ts'
export {
  calendarSettingsOfPerson,
  eraseCalendarSettingsOfPerson,
  eraseParticipationsOfPerson,
  forgetProposer,
  participationsOfPerson,
  proposalsOfPerson,
  shownRacesOfPerson,
} from './people/people-store.server.ts'
export {
  decideProposal,
  mergeProposal,
  readProposer,
  listOwnProposals,
  listWaitingProposals,
  purgeProposals,
} from './proposals/proposals-store.server.ts'
export { readLookAlikes } from './proposals/look-alikes-store.server.ts'
export { countProposals, listForOffice } from './calendar/office-list-store.server.ts'
export { proposeCompetition, readSimilar } from './proposals/propose-store.server.ts'
export {
  changeReminder,
  chooseReminders,
  readReminderCuts,
  changeReminderByLink,
  readReminderLink,
  type ReminderLink,
} from './reminders/link-store.server.ts'
export { giveResults } from './results/results-store.server.ts'
export { sendReminders, claimReminder, purgeSentReminders } from './reminders/send-store.server.ts'
export { removeSampleCompetitions, seedSampleCompetitions } from './samples/sample-store.server.ts'
export { readNextRace, readSeason } from './season/season-store.server.ts'
