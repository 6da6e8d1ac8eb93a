import { expect, test } from 'vitest'
import { useClub } from '../../use-club.ts'

const { site, get, person, textOf } = useClub()
const decoded = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

test('every address that the page gives answers, every example works as it is', async () => {
  const { headers } = await person({ standing: 'admin' })
  const page = decoded(await textOf('/admin/reglages/developpeurs', headers))
  expect((await get('/admin/reglages/developpeurs', (await person()).headers)).status).toBe(403)
  expect(page).not.toContain('privateFacts')
  const addresses = [...page.matchAll(/>(https?:\/\/[^<…\s]+)</g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(9)
  for (const address of addresses) {
    const { pathname, search } = new URL(address)
    const { status } = await get(pathname + search, pathname.includes('espaceAthlete') ? headers : {})
    const isAsked =
      pathname.endsWith('/oauth/token') || pathname.endsWith('/userinfo') || pathname === '/auth/v1'
    if (isAsked) expect([400, 401, 404, 405], address).toContain(status)
    else expect(status, address).toBe(200)
  }
  const [, sql = ''] = /-d '([^']+)'/.exec(page) ?? []
  const answer = await fetch(`${site().url}/__nuxt_content/nosStages/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: sql,
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toBeInstanceOf(Array)
})
