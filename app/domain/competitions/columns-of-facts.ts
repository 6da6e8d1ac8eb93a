import type { Proposal } from './forms/proposal-schema.ts'

export type CompetitionFacts = Proposal & {
  readonly group?: string | undefined
}

/** The columns of what a form says: what is left empty is emptied. */
export function columnsOfFacts({ group, ...facts }: CompetitionFacts) {
  return {
    title: facts.title,
    discipline: facts.discipline,
    startOn: facts.startOn,
    endOn: facts.endOn,
    startTime: facts.startTime ?? null,
    place: facts.place,
    region: facts.region,
    formats: facts.formats,
    link: facts.link ?? null,
    registrationOpensOn: facts.registrationOpensOn ?? null,
    registrationClosesOn: facts.registrationClosesOn ?? null,
    notes: facts.notes ?? null,
    groupSlug: group ?? null,
  }
}
