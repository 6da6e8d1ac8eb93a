import { resultFields, resultSchema } from '#app/domain/competitions/answers/result-schema.ts'
import { lengthOf } from '#app/domain/competitions/formats/race-format.ts'
import { giveResult } from '#app/domain/competitions/store.server.ts'
import { problemsOf } from '#app/domain/shared/form-fields.ts'
import { readDuration } from '#app/domain/training/typed/read-duration.ts'
import { typedResult } from './competition-answer.ts'
import type { Received, Sent } from './receive-competition.server.ts'

/** How the race ended: time, place, and where it is published. */
export async function receiveResult({ form, services, viewer, found }: Sent): Promise<Received> {
  const { competition, own } = found
  const values = typedResult(form)
  const format = competition.formats.find(({ key }) => key === own?.format)
  const metres = format && lengthOf(format) > 0 ? lengthOf(format) : undefined
  const read = resultSchema(metres, readDuration).safeParse(values)
  if (!read.success)
    return { again: { form: 'result', values, problems: problemsOf(read.error, resultFields) } }
  const { outcome, time, place, link } = read.data
  const result = { outcome, time, place, link }
  return {
    done: 'resultat',
    answered: await giveResult(services, viewer, { competitionId: competition.id, result }),
  }
}
