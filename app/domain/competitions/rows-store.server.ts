import { groupSlug } from '#app/domain/shared/group-slug.ts'
import type { competitions, members, participations } from '#db/schema/index.ts'
import type { Participation } from './answers/answer.ts'
import type { Clubmate } from './answers/shown-participations.ts'
import type { Competition } from './competition.ts'
import { isDiscipline } from './disciplines.ts'
import { isRegion } from './regions.ts'

type CompetitionRow = typeof competitions.$inferSelect
type ClubmateRow = Pick<
  typeof members.$inferSelect,
  'userId' | 'firstName' | 'lastName' | 'groups' | 'status'
>
type ParticipationRow = typeof participations.$inferSelect

/** A competition as the rules know it. Throws on a discipline or a region that this version does not know. */
export function competitionOfRow({ groupSlug: group, sampleKey, ...row }: CompetitionRow): Competition {
  const { id, discipline, region } = row
  if (!isDiscipline(discipline)) throw new Error(`Competition ${id}: unknown discipline ${discipline}`)
  if (!isRegion(region)) throw new Error(`Competition ${id}: unknown region ${region}`)
  return {
    ...row,
    discipline,
    region,
    startTime: row.startTime ?? undefined,
    formats: row.formats.map(({ key, name, legs, climb }) => ({ key, name, legs, climb })),
    link: row.link ?? undefined,
    registrationOpensOn: row.registrationOpensOn ?? undefined,
    registrationClosesOn: row.registrationClosesOn ?? undefined,
    notes: row.notes ?? undefined,
    group: group ?? undefined,
    proposedBy: row.proposedBy ?? undefined,
    isSample: sampleKey !== null,
  }
}

export function participationOfRow(row: ParticipationRow): Participation {
  const { competitionId, memberId, answer, isHidden, outcome } = row
  return {
    competitionId,
    memberId,
    answer,
    format: row.format ?? undefined,
    goal: row.goal ?? undefined,
    targetTime: row.targetSeconds ?? undefined,
    carSharing: row.carSharing ?? undefined,
    isHidden,
    result: outcome
      ? {
          outcome,
          time: row.resultSeconds ?? undefined,
          place: row.resultPlace ?? undefined,
          link: row.resultLink ?? undefined,
        }
      : undefined,
  }
}

export function clubmateOfRow({ userId, firstName, lastName, groups, status }: ClubmateRow): Clubmate {
  return {
    memberId: userId,
    firstName,
    lastName,
    groups: groups.map(groupSlug),
    isActive: status === 'active',
  }
}

const form = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/

/** Whether a part of an address can be the id of a competition: anything else would not even be looked up. */
export function isCompetitionId(text: string): boolean {
  return form.test(text)
}
