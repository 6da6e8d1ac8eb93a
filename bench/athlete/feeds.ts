import { eq } from 'drizzle-orm'
import { connect } from '#db/database.ts'
import { competitions } from '#db/schema/index.ts'
import { print } from '../figures.ts'
import { measureInTurn } from '../load-in-turn.ts'
import { processorSeconds } from '../process-figures.ts'
import { nameOfRace, type Athlete } from './seed.ts'

const changes = 20

type Site = { readonly url: string; readonly pid: number }

/** The whole calendar as two hundred calendar programs read it: at first, then again and again. */
export async function measureFeeds(
  { url, pid }: Site,
  athletes: readonly Athlete[],
  databaseUrl: string,
): Promise<void> {
  const pathOf = ({ secret }: Athlete, kind: string) => `/agenda/${secret}/${kind}.ics`
  const [first] = athletes
  if (!first) throw new Error('Nobody has a feed.')
  const start = performance.now()
  const answer = await fetch(url + pathOf(first, 'tout'), { headers: { 'accept-encoding': 'br' } })
  const text = await answer.text()
  print('athlete: feed written for the first time, ms', performance.now() - start)
  print('athlete: events of the feed', text.split('BEGIN:VEVENT').length - 1)
  print('athlete: feed, kB', Buffer.byteLength(text) / 1000)
  print('athlete: feed as it is sent, kB', Number(answer.headers.get('content-length')) / 1000)
  const whole = athletes.map((athlete) => ({ path: pathOf(athlete, 'tout') }))
  await measureInTurn('athlete: feeds', { url, pid, asked: whole, status: 200 })
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
  const again = whole.map(({ path }) => ({ path, headers: known }))
  await measureInTurn('athlete: 304s', { url, pid, asked: again, status: 304 })
  const own = await Promise.all(
    athletes.map(async (athlete) => {
      const path = pathOf(athlete, 'mes-courses')
      const read = await fetch(url + path)
      return { path, headers: { 'if-none-match': read.headers.get('etag') ?? '' } }
    }),
  )
  await measureInTurn('athlete: 304s of own feeds', { url, pid, asked: own, status: 304 })
  const rewritten = await afterChanges({ url, pid }, pathOf(first, 'tout'), databaseUrl)
  print('athlete: feed written again after a change, processor ms', rewritten)
}

/** Processor milliseconds of the site for a feed that is read when a race has just changed, compressed anew. */
async function afterChanges({ url, pid }: Site, path: string, databaseUrl: string): Promise<number> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  const isChanged = eq(competitions.title, nameOfRace(0))
  const before = processorSeconds(pid)
  try {
    for (let change = 0; change < changes; change += 1) {
      await database
        .update(competitions)
        .set({ notes: `Changement ${change}` })
        .where(isChanged)
      await (await fetch(url + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    }
  } finally {
    await close()
  }
  return ((processorSeconds(pid) - before) / changes) * 1000
}
