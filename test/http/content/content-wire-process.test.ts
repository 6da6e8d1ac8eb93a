import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startSiteProcess, type SiteProcess } from '../../site-process.ts'

/** The process that runs statements, started by the first of them. */
async function queryProcessOf({ url, child }: SiteProcess): Promise<number> {
  const answer = await fetch(`${url}/__nuxt_content/info/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sql: 'SELECT COUNT(*) FROM _content_info' }),
  })
  expect(answer.status).toBe(200)
  const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
  const found = children.filter((id) =>
    readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('query-child.ts'),
  )
  expect(found).toHaveLength(1)
  return Number(found[0])
}

const isAlive = (id: number) => existsSync(`/proc/${id}`)

test('the process that runs statements knows no setting of the site, and ends with it', async () => {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent', MAIL_FROM: 'secret@exemple.fr' })
  const queries = await queryProcessOf(site)
  expect(readFileSync(`/proc/${queries}/environ`, 'utf8')).not.toContain('secret@exemple.fr')
  await site.stop()
  expect(isAlive(queries)).toBe(false)
})

test('killed, another takes its place; it ends when the site was killed', async () => {
  const site = await startSiteProcess({ LOG_LEVEL: 'silent' })
  const first = await queryProcessOf(site)
  process.kill(first, 'SIGKILL')
  await expect.poll(() => isAlive(first)).toBe(false)
  const queries = await queryProcessOf(site)
  site.child.kill('SIGKILL')
  await once(site.child, 'exit')
  await expect.poll(() => isAlive(queries)).toBe(false)
  await site.stop()
})
