export {
  askToJoin,
  closeCode,
  isCodeOpen,
  listCodes,
  listRequests,
  openCode,
  purgeTrainingCodes,
  readCode,
} from './code-store.server.ts'
export {
  decideRequest,
  eraseJoinRequestsOfPerson,
  joinRequestsOfPerson,
  type Decided,
} from './decide-store.server.ts'
