import { rateLimit } from '#app/http/rate-limit.server.ts'

/** Changes of one member to their answers, from the calendar and from the pages of competitions together. */
export const answerLimit = rateLimit({ points: 120, seconds: 600 })

/** Said beside a button that did nothing, for that limit or another of the area. */
export const tooManyChanges =
  'Beaucoup de changements en peu de temps. Patientez quelques minutes, puis recommencez.'
