import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { openSiteContent } from '#app/content/site-content.ts'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { readKept } from '#app/domain/places/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { lanzarote } from '#test/camps/booking.ts'
import type { SiteProcess } from '#test/site-process.ts'

export type BenchCamp = { setFree: (places: number) => Promise<void>; close: () => Promise<void> }

const file = 'lanzarote.md'
const source = new URL(`../../content/nosStages/${file}`, import.meta.url)

/** The sample camp, made wide enough through its text, as a coach does. */
export async function openCamp({
  url,
  databaseUrl,
}: Pick<SiteProcess, 'url' | 'databaseUrl'>): Promise<BenchCamp> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  const overlay = { read: () => readEdits(database) }
  const content = await openSiteContent({ showsSamples: true, now: () => systemClock.now(), overlay })
  return {
    close,
    async setFree(places) {
      const kept = (await readKept(database, 'lanzarote')).get('lanzarote')?.places ?? 0
      const capacity = 12 + kept + places
      const text = readFileSync(source, 'utf8').replace(/^capacity: .*$/m, `capacity: ${capacity}`)
      const edit = { collection: 'nosStages', file, text, author: 'mesure' } as const
      const saved = await reviseDocument({ database, content, clock: systemClock }, edit)
      if (saved.outcome !== 'saved') throw new Error(`The camp was not changed: ${saved.outcome}.`)
      const shows = async () => (await (await fetch(url + lanzarote)).text()).includes(`sur ${capacity}`)
      while (!(await shows())) await wait(50)
    },
  }
}
