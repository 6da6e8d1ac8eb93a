import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { codeStamp } from '#app/content/site-content.ts'
import { defineCollection, openContent } from '@allure/content-engine'
import { QueryProcess } from '@allure/content-engine/wire'
import { milliseconds, perSecond, print } from '../figures.ts'
import { generateOnce } from './generate-documents.ts'

const articles = defineCollection({
  name: 'articles',
  type: 'page',
  source: 'articles',
  pathPrefix: '/articles',
  columns: { updatedOn: 'text', level: 'text' },
  schema: z.strictObject({ updatedOn: z.iso.date(), level: z.string() }),
})

const levels = ['débutant', 'intermédiaire', 'confirmé']

/** The content engine by itself: opening, addresses, lists, tree, statements of visitors. One process, one core. */
export async function measureEngine(documents: number): Promise<void> {
  const directory = generateOnce(documents)
  const storage = { path: join(tmpdir(), `allure-bench-${documents}.sqlite`), codeStamp: codeStamp() }
  const now = () => new Date()
  const open = () => openContent({ directory, collections: { articles }, samples: true, now, storage })
  const first = await open()
  first.close()
  const opened = performance.now()
  const content = await open()
  print('opening what was parsed before, ms', performance.now() - opened)

  const query = () => content.queryCollection('articles')
  const paths = (await query().select('path').all()).map(({ path }) => path)
  print('documents', paths.length)
  const pathAt = (index: number) => paths[(index * 7919) % paths.length] ?? ''
  const row = (index: number) => query().path(pathAt(index)).first()
  print('first() by path, all documents in turn, /s', await perSecond(40_000, row))
  const withText = async (index: number) => (await row(index))?.body.words
  print('… and its text decoded, all in turn, /s', await perSecond(5000, withText))
  print(
    '… and its text decoded, 100 documents, /s',
    await perSecond(40_000, (index) => withText(index % 100)),
  )

  const list = (index: number, after: string) =>
    query()
      .where('level', '=', levels[index % 3] ?? '')
      .where('updatedOn', '>', after)
      .order('updatedOn', 'DESC')
      .limit(20)
      .all()
  const month = (index: number) => `2026-${String((index % 12) + 1).padStart(2, '0')}`
  print(
    'filtered, ordered list of 20: 36 lists, /s',
    await perSecond(10_000, (index) => list(index, month(index))),
  )
  const never = (index: number) => list(index, `${month(index)}-${index}`)
  print('filtered, ordered list of 20: never the same, /s', await perSecond(5000, never))

  const tree = () => content.queryCollectionNavigation('articles')
  print('navigation tree, first time, ms', await milliseconds(tree))
  print('navigation tree, warm, ms', await milliseconds(tree))
  await measureWire(content.storagePath, paths)
  print('resident memory of this process, MB', process.memoryUsage().rss / 1_048_576)
  content.close()
}

async function measureWire(storagePath: string, paths: readonly string[]): Promise<void> {
  const queries = new QueryProcess({ storagePath })
  const ask = (index: number) =>
    queries.ask({
      table: '_content_articles',
      sql: `SELECT "title", "path", "description" FROM _content_articles WHERE ("path" = '${paths[index % paths.length]}') ORDER BY stem ASC LIMIT 1`,
    })
  await ask(0)
  const atOnce = 20
  const rounds = await perSecond(1000, (round) =>
    Promise.all(Array.from({ length: atOnce }, (_, index) => ask(round * atOnce + index))),
  )
  print('statements of visitors, never the same, 20 at once, /s', rounds * atOnce)
  await queries.close()
}
