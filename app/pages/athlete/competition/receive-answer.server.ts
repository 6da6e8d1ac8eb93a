import { answerFields, answerSchema } from '#app/domain/competitions/answers/answer-schema.ts'
import { giveAnswer } from '#app/domain/competitions/store.server.ts'
import { problemsOf } from '#app/domain/shared/form-fields.ts'
import { readDuration } from '#app/domain/training/typed/read-duration.ts'
import { typedAnswer } from './competition-answer.ts'
import type { Received, Sent } from './receive-competition.server.ts'

/** « J’y vais », « Peut-être » or « Je passe », with what goes with it. */
export async function receiveAnswer({ form, services, viewer, found }: Sent): Promise<Received> {
  const { competition } = found
  const values = typedAnswer(form)
  const read = answerSchema(competition, values, readDuration).safeParse(values)
  if (!read.success)
    return { again: { form: 'answer', values, problems: problemsOf(read.error, answerFields) } }
  const answered = await giveAnswer(services, viewer, { competitionId: competition.id, given: read.data })
  return { done: 'reponse', answered }
}
