import { between } from 'drizzle-orm'
import { connect } from '#db/database.ts'
import { competitions, participations } from '#db/schema/index.ts'
import { print } from '../figures.ts'
import { measureInTurn } from '../load-in-turn.ts'
import { fullMonth } from './seed.ts'
import { signedInMembers } from './signed-in.ts'

type Site = { readonly url: string; readonly pid: number }

const people = 20
const calendar = '/espace-athlete/competition/calendrier'
const month = `${calendar}?mois=${fullMonth}&vue=mois`

/** A full month as twenty members look at it, each with answers of their own; then its list, and one's own races. */
export async function measureMonth(site: Site, databaseUrl: string): Promise<void> {
  const cookies = await readyMembers(site.url, databaseUrl)
  const ask = (path: string) => cookies.map((cookie) => ({ path, headers: { cookie } }))
  await say(site.url, month, cookies[0] ?? '')
  await measureInTurn('athlete: months', { ...site, asked: ask(month), status: 200 })
  const list = `${calendar}?mois=${fullMonth}&vue=liste`
  await measureInTurn('athlete: lists of the month', { ...site, asked: ask(list), status: 200 })
  const own = `${month}&mes-courses=oui`
  await measureInTurn('athlete: months of own races', { ...site, asked: ask(own), status: 200 })
}

async function say(url: string, path: string, cookie: string): Promise<void> {
  const start = performance.now()
  const answer = await fetch(url + path, { headers: { cookie, 'accept-encoding': 'br' } })
  const text = await answer.text()
  print('athlete: month drawn for the first time, ms', performance.now() - start)
  print('athlete: month, kB', Buffer.byteLength(text) / 1000)
  print('athlete: month as it is sent, kB', Number(answer.headers.get('content-length')) / 1000)
}

/** The cookies of members who have just signed in; each has answered to ten races of the month. */
async function readyMembers(url: string, databaseUrl: string): Promise<string[]> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  try {
    const inMonth = await database
      .select({ id: competitions.id })
      .from(competitions)
      .where(between(competitions.startOn, `${fullMonth}-01`, `${fullMonth}-30`))
      .orderBy(competitions.startOn)
    const signedIn = await signedInMembers(url, databaseUrl, { name: 'mois', count: people })
    for (const [person, { memberId }] of signedIn.entries()) {
      const races = inMonth.filter((_, index) => index % people === person)
      await database.insert(participations).values(
        races.map(({ id: competitionId }, index) => ({
          memberId,
          competitionId,
          answer: index % 2 === 0 ? ('going' as const) : ('maybe' as const),
          isHidden: false,
          updatedAt: new Date(),
        })),
      )
    }
    return signedIn.map(({ cookie }) => cookie)
  } finally {
    await close()
  }
}
