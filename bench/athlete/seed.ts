import { renewFeedSecret } from '#app/domain/competitions/feed/secret-store.server.ts'
import { knownFormats } from '#app/domain/competitions/formats/known-formats.ts'
import { addDays } from '#app/domain/shared/dates/french-dates.ts'
import { systemClock } from '#app/outside/clock.ts'
import type { Database } from '#db/database.ts'
import { connect } from '#db/database.ts'
import { competitions, members, participations } from '#db/schema/index.ts'

const athleteCount = 200
const monthCount = 200
const eventCount = 2000
/** The month everybody looks at. */
export const fullMonth = '2027-04'

/** @param index from 0 */
export function nameOfRace(index: number): string {
  return `Épreuve mesurée n°\u00A0${index}, à l’eau et à terre`
}

export type Athlete = { readonly memberId: string; readonly secret: string }

/** Two hundred athletes, two thousand competitions, two hundred of them in one month: each athlete goes to twenty of these. */
export async function seedAthletes(databaseUrl: string, appSecret: string): Promise<Athlete[]> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  try {
    const athletes = await seedMembers(database)
    const inMonth = await seedCompetitions(database)
    await seedAnswers(database, athletes, inMonth)
    const services = { database, clock: systemClock, appSecret }
    const withSecrets: Athlete[] = []
    for (const memberId of athletes) {
      const { secret } = await renewFeedSecret(services, memberId)
      withSecrets.push({ memberId, secret })
    }
    return withSecrets
  } finally {
    await close()
  }
}

async function seedMembers(database: Database): Promise<string[]> {
  const rows = Array.from({ length: athleteCount }, (_, index) => ({
    userId: crypto.randomUUID(),
    role: 'athlete' as const,
    status: 'active' as const,
    email: `mesure-athlete-${index}@club.example`,
    firstName: `Prénom ${index}`,
    lastName: `Nom ${athleteCount - index}`,
    groups: index % 2 === 0 ? ['Loisir'] : ['Compétition'],
    updatedAt: new Date(),
  }))
  await database.insert(members).values(rows)
  return rows.map(({ userId }) => userId)
}

async function seedCompetitions(database: Database): Promise<string[]> {
  const rows = Array.from({ length: eventCount }, (_, index) => {
    const isInMonth = index < monthCount
    const startOn = isInMonth
      ? addDays(`${fullMonth}-01`, index % 30)
      : addDays('2027-05-01', (index * 7) % 1000)
    const discipline = index % 2 === 0 ? ('triathlon' as const) : ('route' as const)
    return {
      title: nameOfRace(index),
      discipline,
      startOn,
      endOn: index % 10 === 0 ? addDays(startOn, 1) : startOn,
      startTime: index % 3 === 0 ? '09:00' : null,
      place: 'Aix-les-Bains',
      region: 'auvergne-rhone-alpes',
      formats: knownFormats(discipline).slice(0, 3),
      link: `https://www.exemple.fr/epreuve-${index}`,
      registrationClosesOn: addDays(startOn, -10),
      status: index % 20 === 0 ? ('cancelled' as const) : ('confirmed' as const),
      notes: 'Combinaison autorisée\u202F; départ par vagues, licence demandée, navette depuis la gare.',
      updatedAt: new Date('2026-11-01T10:00:00Z'),
    }
  })
  const ids: string[] = []
  for (let from = 0; from < rows.length; from += 500) {
    const made = await database
      .insert(competitions)
      .values(rows.slice(from, from + 500))
      .returning({ id: competitions.id })
    ids.push(...made.map(({ id }) => id))
  }
  return ids.slice(0, monthCount)
}

async function seedAnswers(
  database: Database,
  athletes: readonly string[],
  inMonth: readonly string[],
): Promise<void> {
  const rows = athletes.flatMap((memberId, athlete) =>
    Array.from({ length: 20 }, (_, index) => ({
      memberId,
      competitionId: inMonth[(athlete * 7 + index * 10 + (athlete % 10)) % monthCount] ?? '',
      answer: index % 4 === 0 ? ('maybe' as const) : ('going' as const),
      isHidden: index % 10 === 9,
      updatedAt: new Date('2026-11-02T10:00:00Z'),
    })),
  )
  await database.insert(participations).values(rows).onConflictDoNothing()
}
