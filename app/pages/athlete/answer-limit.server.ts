import { rateLimit } from '#app/http/rate-limit.server.ts'

export const answerLimit = rateLimit({ name: 'answers', points: 120, seconds: 600 })

export const tooManyChanges =
  'Beaucoup de changements en peu de temps. Patientez quelques minutes, puis recommencez.'
