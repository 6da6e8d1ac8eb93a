export { answerWait, waitActs, type WaitAct } from './answer-store.server.ts'
export { joinWaiting, type WaitServices } from './join-store.server.ts'
export { moveWaitingLists, purgeWaits } from './move-store.server.ts'
export { countWaiting, findWait, listWaits, placesOffered, type WaitView } from './read-waits-store.server.ts'
