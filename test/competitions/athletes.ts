import { randomUUID } from 'node:crypto'
import { columnsOfFacts } from '#app/domain/competitions/columns-of-facts.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import { answered, triathlon } from '#app/domain/competitions/fixtures/competitions.ts'
import { viewerOf } from '#app/domain/shared/viewer.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import type { Database } from '#db/database.ts'
import { competitions, members } from '#db/schema/index.ts'

/** An active athlete of the club, as one who looks at the calendar. */
export async function newAthlete(
  database: Database,
  change: Partial<typeof members.$inferInsert> = {},
): Promise<Viewer> {
  const userId = randomUUID()
  const [member] = await database
    .insert(members)
    .values({
      userId,
      role: 'athlete',
      status: 'active',
      email: `${userId}@exemple.fr`,
      firstName: 'Camille',
      lastName: `Essai ${userId.slice(0, 4)}`,
      updatedAt: new Date('2027-03-01T10:00:00Z'),
      ...change,
    })
    .returning()
  if (!member) throw new Error('The member was not written.')
  return viewerOf(member)
}

/** A confirmed triathlon of 25 April 2027 for the whole club, or what is changed of it; gives its id. */
export async function newCompetition(
  database: Database,
  { status = 'confirmed', proposedBy, group, ...change }: Partial<Competition> = {},
): Promise<string> {
  const facts = { ...triathlon, ...change }
  const [made] = await database
    .insert(competitions)
    .values({
      ...columnsOfFacts({ ...facts, formats: [...facts.formats], group }),
      status,
      proposedBy: proposedBy ?? null,
      updatedAt: triathlon.updatedAt,
    })
    .returning({ id: competitions.id })
  if (!made) throw new Error('The competition was not written.')
  return made.id
}

/** « J’y vais », in sight of the club. */
export const going = {
  answer: answered.answer,
  format: answered.format,
  goal: answered.goal,
  targetTime: answered.targetTime,
  carSharing: undefined,
  isHidden: false,
}
