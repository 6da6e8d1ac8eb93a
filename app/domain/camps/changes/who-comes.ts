import { type Participant, readParticipant } from '../bookings/participant.ts'
import type { Camp } from '../camp.ts'

type Problem = { readonly field: string; readonly message: string }

/** Reads who comes in place of somebody: they are told, so their address is needed. */
export function readWhoComes(
  camp: Pick<Camp, 'startOn' | 'levelGroups'>,
  typed: Record<string, string>,
): { ok: true; person: Participant } | { ok: false; problems: Problem[] } {
  const read = readParticipant(camp, typed)
  const problems: Problem[] = read.ok ? [] : read.problems
  if (typed.email?.trim() === '')
    problems.push({ field: 'email', message: 'Indiquez son adresse\u00a0: cette personne est prévenue.' })
  return read.ok && problems.length === 0 ? { ok: true, person: read.participant } : { ok: false, problems }
}
