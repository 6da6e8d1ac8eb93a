import { readFileSync } from 'node:fs'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'

const folder = new URL('../../content/', import.meta.url)

type Change = readonly [string | RegExp, string]

/** Changes a sample text of a running site, as a coach who saves it does. @param file as `nosStages/lanzarote.md` */
export async function editText(databaseUrl: string, file: string, changes: readonly Change[]): Promise<void> {
  const [collection = '', ...name] = file.split('/')
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  try {
    const content = await openSiteContent({ showsSamples: true, now: () => systemClock.now() })
    const before = readFileSync(new URL(file, folder), 'utf8')
    const text = changes.reduce((read, [from, to]) => read.replace(from, to), before)
    if (text === before) throw new Error(`Nothing of ${file} was changed.`)
    const edit = { collection: collection as 'nosStages', file: name.join('/'), text, author: 'test' }
    const saved = await reviseDocument({ database, content, clock: systemClock }, edit)
    if (saved.outcome !== 'saved') throw new Error(`${file} was not saved: ${saved.outcome}.`)
  } finally {
    await close()
  }
}
