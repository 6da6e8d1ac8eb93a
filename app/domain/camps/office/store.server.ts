export { cancelBookingByClub, markBookingPaid, notePapers } from './booking-acts-store.server.ts'
export { bookFor, bookingForToCome } from './book-for-store.server.ts'
export { moveBooking, moveToCome } from './move-store.server.ts'
export { cancelCamp, finishCancelling, type OfficeAnswer } from './cancel-camp-store.server.ts'
export { minorsWarning } from '../bookings/minors/minors-store.server.ts'
export { listCosts, noteCost, removeCost } from './costs-store.server.ts'
export {
  isIn,
  isNamed,
  listParticipants,
  participantStates,
  type OfficeParticipant,
} from './participants-store.server.ts'
export { findOfficeCamp, listOfficeCamps, type OfficeCamp } from './read-camps-store.server.ts'
export { moveWaitFirst, offerByHand, removeWait } from './waits-store.server.ts'
