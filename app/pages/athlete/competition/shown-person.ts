import type { ShownParticipation } from '#app/domain/competitions/answers/shown-participations.ts'
import type { RaceFormat } from '#app/domain/competitions/formats/race-format.ts'
import { writeClock } from '#app/domain/training/typed/writing.ts'
import { AVATAR_COUNT } from '#app/ui/art/avatar.tsx'
import { seedFrom } from '#app/ui/art/geometry/seeded-random.ts'
import { shownResult } from '../race-time.ts'

export type ShownPerson = ReturnType<typeof shownPerson>

type Around = { formats: readonly RaceFormat[]; memberId: string }

export function shownPerson(participation: ShownParticipation, { formats, memberId }: Around) {
  const { clubmate, goal, targetTime, carSharing, result } = participation
  const format = formats.find(({ key }) => key === participation.format)?.name
  return {
    name: `${clubmate.firstName} ${clubmate.lastName}`.trim(),
    isYou: clubmate.memberId === memberId,
    seed: seedFrom(clubmate.memberId, AVATAR_COUNT),
    detail: [
      format,
      goal && `objectif ${goal}`,
      targetTime === undefined ? undefined : `vise ${writeClock(targetTime)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    carSharing,
    result: result && { ...shownResult(result), format },
  }
}

export function inOrderOfArrival(shown: readonly ShownParticipation[]): ShownParticipation[] {
  return shown
    .filter(({ result }) => result !== undefined)
    .sort((a, b) => (a.format ?? '').localeCompare(b.format ?? '') || arrivalOf(a) - arrivalOf(b))
}

function arrivalOf({ result }: ShownParticipation): number {
  if (result?.outcome !== 'finished') return Number.MAX_SAFE_INTEGER
  return result.time ?? Number.MAX_SAFE_INTEGER - 1
}
