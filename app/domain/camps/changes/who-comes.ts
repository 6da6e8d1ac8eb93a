import { problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { type Participant, participantFields, participantSchema } from '../bookings/participant.ts'
import type { Camp } from '../camp.ts'

type Problem = { readonly field: string; readonly message: string }

/** Reads who comes in place of somebody: they are told, so their address is needed. */
export function readWhoComes(
  camp: Pick<Camp, 'startOn' | 'levelGroups'>,
  typed: Record<string, string>,
): { ok: true; person: Participant } | { ok: false; problems: Problem[] } {
  const read = participantSchema(camp, typed).safeParse(typed)
  const problems: Problem[] = read.success ? [] : problemsOf(read.error, participantFields)
  if (typed.email?.trim() === '')
    problems.push({ field: 'email', message: 'Indiquez son adresse\u00a0: cette personne est prévenue.' })
  return read.success && problems.length === 0 ? { ok: true, person: read.data } : { ok: false, problems }
}
