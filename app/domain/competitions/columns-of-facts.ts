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

/** Whether two say the same of a race, in every field of its form. */
export function sayTheSame(one: CompetitionFacts, other: CompetitionFacts): boolean {
  const [first, second] = [one, other].map((facts) => JSON.stringify(inOneOrder(columnsOfFacts(facts))))
  return first === second
}

function inOneOrder({ formats, ...columns }: ReturnType<typeof columnsOfFacts>) {
  const plain = formats.map(({ key, name, legs, climb }) => {
    return { key, name, legs: legs.map(({ sport, metres }) => [sport, metres]), climb }
  })
  return { ...columns, formats: plain }
}
