export {
  deleteReferencePace,
  readReferencePaces,
  saveReferencePace,
  type SavedPace,
} from './reference-paces/reference-paces-store.server.ts'
export { erasePacesOfPerson, pacesOfPerson } from './reference-paces/people-store.server.ts'
