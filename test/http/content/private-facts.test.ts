import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signInAs } from '../../accounts/site-accounts.ts'
import { unpackedAt } from '../../unpacked-dump.ts'
import { useSite } from '../use-site.ts'

const { site, get, post } = useSite()
const wire = '/__nuxt_content'

test('the bank account leaves by no door of the wire', async () => {
  const account = readFileSync(join(import.meta.dirname, '../../../content/private/banque.yml'), 'utf8')
  const [, bic = ''] = /bic: (\S+)/.exec(account) ?? []
  expect(bic).toMatch(/^[A-Z]{8}/)
  const member = await signInAs(site(), 'member')
  const versions = await (await get(`${wire}/versions.json`, member)).json()
  expect(Object.keys(versions)).toEqual(expect.arrayContaining(['info', 'espaceAthlete']))
  expect(versions).not.toHaveProperty('privateFacts')
  for (const road of ['sql_dump.txt?version=any', 'sql_dump.txt?v=any', 'sql_dump?v=any']) {
    expect((await get(`${wire}/privateFacts/${road}`, member)).status).toBe(404)
    const path = `${wire}/info/${road}`
    expect(unpackedAt(path, await (await get(path)).text())).not.toContain(bic)
  }
  const sql = JSON.stringify({ sql: 'SELECT * FROM _content_privateFacts' })
  for (const collection of ['privateFacts', 'info']) {
    const answer = await post(`${wire}/${collection}/query?v=any`, sql, {
      ...member,
      'content-type': 'application/json',
    })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).not.toContain(bic)
  }
})
