import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { giveFeedback } from '#app/domain/reading/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { databaseUrlOf } from '../accounts/site-accounts.ts'
import { newAthlete } from '../competitions/athletes.ts'
import { useSite } from './use-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'off' })
const [seuil, vma] = ['/espace-athlete/course/seuil', '/espace-athlete/course/vma']

async function admin(...words: string[]) {
  const child = spawn(process.execPath, ['server/commands/admin.ts', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: site().dataDirectory },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

test('what readers said of the articles: counted, what helps least first, nobody named', async () => {
  expect(await admin('articles')).toEqual({ code: 1, said: 'Aucun avis sur les articles.\n' })
  const connection = connect(databaseUrlOf(site()), { onError: () => undefined })
  try {
    const services = { database: connection.database, clock: systemClock }
    for (const isHelpful of [true, false]) {
      const { memberId } = await newAthlete(connection.database)
      await giveFeedback(services, { memberId, path: vma, isHelpful })
      await giveFeedback(services, { memberId, path: seuil, isHelpful: true })
    }
  } finally {
    await connection.close()
  }
  expect(await admin('articles')).toEqual({
    code: 0,
    said: `${vma}\t1 oui\t1 non\n${seuil}\t2 oui\t0 non\n`,
  })
  expect(await admin('articles', 'de', 'trop')).toMatchObject({ code: 2 })
})
