import { rateLimit } from '../../middleware/rate-limit.server.ts'

/** Changes of one member to their answers, from the calendar and from the pages of competitions together. */
export const answerLimit = rateLimit({ points: 120, seconds: 600 })
