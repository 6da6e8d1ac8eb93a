export { listStravaActivities, readStravaActivity, type ListedActivity } from './activities-store.server.ts'
export type { Read, Unread } from './ask-store.server.ts'
export {
  connectAthlete,
  connectionDays,
  findConnection,
  forgetAthlete,
  purgeStrava,
  revokeStrava,
  type Connection,
} from './connections-store.server.ts'
export { readStravaPeriod } from './period-store.server.ts'
export { takeStravaEvent } from './event-store.server.ts'
export type { StravaServices } from './services.server.ts'
