export {
  deleteReferencePace,
  readReferencePaces,
  saveReferencePace,
  type SavedPace,
} from './reference-paces/reference-paces-store.server.ts'
