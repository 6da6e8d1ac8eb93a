import { resultFields, resultSchema } from '#app/domain/competitions/answers/answer-schema.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import type { ReadResults } from '#app/domain/competitions/results/result-lines.ts'
import { problemsOf, textOf } from '#app/domain/shared/forms/form-fields.ts'
import { readDuration } from '#app/domain/training/typed/durations.ts'

const asked = ['outcome', 'time', 'place', 'seen'] as const
type Asked = (typeof asked)[number]

export const fieldName = (field: Asked, memberId: string) => `${field}-${memberId}`

export type TypedResult = Readonly<Record<Asked, string>>

export type Runner = { readonly id: string; readonly name: string; readonly format: string | undefined }

export function typedOf(form: FormData, { id }: Runner): TypedResult {
  const texts = asked.map((field) => [field, textOf(form, fieldName(field, id)).trim()] as const)
  const typed = Object.fromEntries(texts) as TypedResult
  // A time or a place says that the race was finished.
  const isFinished = typed.outcome === '' && (typed.time !== '' || typed.place !== '')
  return isFinished ? { ...typed, outcome: 'finished' } : typed
}

/** What was typed, with what a pasted ranking says laid over it. */
export function withPasted(typed: TypedResult, { id }: Runner, { found }: ReadResults): TypedResult {
  const line = found.find(({ memberId }) => memberId === id)
  return line ? { ...typed, outcome: line.outcome, time: line.time, place: line.place } : typed
}

/** A result as typed, or what is wrong with it; nothing typed is no result. */
export function readTypedResult(
  typed: TypedResult,
  { id, format }: Runner,
  { formats }: Pick<Competition, 'formats'>,
) {
  if (typed.outcome === '') return { ok: true as const, result: undefined }
  const entered = formats.find(({ key }) => key === format)
  const read = resultSchema(entered, readDuration).safeParse({ ...typed, link: '' })
  if (!read.success) {
    const problems = problemsOf(read.error, resultFields)
    return {
      ok: false as const,
      problems: problems.map(({ field, message }) => ({ id: `${field}-${id}`, message })),
    }
  }
  const { outcome, time, place } = read.data
  return { ok: true as const, result: { outcome, time, place } }
}
