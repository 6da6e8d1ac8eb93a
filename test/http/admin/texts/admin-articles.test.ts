import { expect, test, vi } from 'vitest'
import { giveFeedback } from '#app/domain/reading/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { newAthlete } from '../../../competitions/athletes.ts'
import { runAdminOf } from '../../../run-command.ts'
import { useSite } from '../../use-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ SAMPLE_CONTENT: 'off' })
const [seuil, vma] = ['/espace-athlete/course/seuil', '/espace-athlete/course/vma']

const admin = (...words: string[]) => runAdminOf(site(), words)

test('what readers said of the articles: counted, what helps least first, nobody named', async () => {
  expect(await admin('articles')).toEqual({ code: 1, said: 'Aucun avis sur les articles.\n' })
  const connection = connect(site().databaseUrl, { onError: () => undefined })
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
