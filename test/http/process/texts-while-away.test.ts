import { eq } from 'drizzle-orm'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '#db/database.ts'
import { contentRevisions } from '#db/schema/index.ts'
import { signInAs } from '../../accounts/site-accounts.ts'
import { startBuiltSite } from '../../built-site.ts'
import { useDatabase } from '../../database.ts'
import { freePort } from '../../free-port.ts'
import { roadTo } from '../../road.ts'
import { temporaryFolder } from '../../temporary-folder.ts'
import { formFields } from '../form-fields.ts'

vi.setConfig({ testTimeout: 90_000 })

const database = useDatabase()
const text = '/admin/textes/info~accessibilite.md'

test('a text that is saved while the database is away comes back as typed, and is saved once when it is sent again', async () => {
  const road = await roadTo(database.url)
  const { post, form, saved } = await office({ DATABASE_URL: road.url, DATA_DIR: temporaryFolder() })
  const before = await saved()
  const fields = await form()
  fields.set('texte', 'Tapé pendant la panne.')
  road.cut()
  const away = await post(fields)
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '5'])
  const kept = formFields(await away.text(), 'error-typed')
  expect(kept.get('texte')).toBe('Tapé pendant la panne.')
  expect([...kept].toSorted()).toEqual([...fields].toSorted())
  await road.mend()
  expect((await post(kept)).headers.get('location')).toBe(`${text}?fait=texte-enregistre`)
  await post(kept)
  expect(await saved()).toBe(before + 1)
})

test('a form that was open while the site started anew, its content rebuilt from nothing, is saved as it stands', async () => {
  // The same address: a session is of one site.
  const settings = { DATABASE_URL: database.url, DATA_DIR: temporaryFolder(), PORT: String(await freePort()) }
  const first = await office(settings)
  const fields = await first.form()
  fields.set('texte', 'Tapé pendant la mise à jour.')
  await first.stop()
  rmSync(join(settings.DATA_DIR, 'content.sqlite'))
  const second = await office(settings, first.headers)
  const answer = await second.post(fields)
  expect(answer.headers.get('location')).toBe(`${text}?fait=texte-enregistre`)
  const page = await fetch(`${second.url}/accessibilite`)
  expect(await page.text()).toContain('Tapé pendant la mise à jour.')
})

/** The office of a coach on one text. */
async function office(settings: Record<string, string>, known?: { cookie: string }) {
  const site = await startBuiltSite(settings)
  const connection = connect(database.url, { onError: () => undefined })
  onTestFinished(() => connection.close())
  onTestFinished(site.stop)
  const headers = known ?? (await signInAs({ ...site, databaseUrl: database.url }, 'admin'))
  const own = { ...headers, origin: site.url, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0' }
  return {
    url: site.url,
    headers,
    stop: site.stop,
    form: async () => formFields(await (await fetch(site.url + text, { headers: own })).text(), 'text-form'),
    post: (body: URLSearchParams) =>
      fetch(site.url + text, { method: 'POST', body, headers: own, redirect: 'manual' }),
    saved: () => connection.database.$count(contentRevisions, eq(contentRevisions.file, 'accessibilite.md')),
  }
}
