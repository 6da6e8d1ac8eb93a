export { sendInvitations, sendLetter, turnSending } from './ask-store.server.ts'
export { readAudience, type Audience } from './audience-store.server.ts'
export { checkPeople, type CheckedPerson } from './check-people-store.server.ts'
export { changeLettersByLink, hasCutLetters, readLetterLink, type LetterLink } from './cuts-store.server.ts'
export {
  eraseSendingsOfPerson,
  listSendings,
  purgeSendings,
  readSending,
  sendingsOfPerson,
} from './read-store.server.ts'
export { sendSome } from './send-some-store.server.ts'
