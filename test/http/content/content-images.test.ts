import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { useSite } from '../use-site.ts'

const { site, get } = useSite()
const article = '/espace-athlete/course-a-pied/piste-du-groupe'
const unknown = '/content-images/0123456789abcdef-320.webp'

const people: Record<string, { cookie: string }> = {}
let addresses: string[] = []

beforeAll(async () => {
  await enter('runner', ['Course à pied'])
  await enter('swimmer', ['Natation'])
  await enter('athlete', [])
  await enter('gone', ['Course à pied'], 'signed-in')
  await enter('coach', [], 'admin')
  addresses = addressesIn(await (await get(article, people.runner)).text())
})

async function enter(who: string, groups: string[], standing: 'member' | 'signed-in' | 'admin' = 'member') {
  const email = `${who}@club.example`
  const databaseUrl = site().databaseUrl
  const userId = await makeAccount(databaseUrl, { standing, email })
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  await database.update(members).set({ groups }).where(eq(members.userId, userId))
  await close()
  const jar = await sessionCookies(site().url, email)
  people[who] = { cookie: jar.map(({ name, value }) => `${name}=${value}`).join('; ') }
}

function addressesIn(html: string): string[] {
  return [...new Set([...html.matchAll(/\/content-images\/[\w-]+\.webp/g)].map(([address]) => address))]
}

test.each(['runner', 'coach'])(
  'a %s gets every size of the image of an article of the group',
  async (who) => {
    expect(addresses.length).toBeGreaterThan(3)
    for (const address of addresses) {
      const answer = await get(address, people[who])
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect(answer.headers.get('cache-control')).toBe('private, no-cache')
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 8, 12)).toBe('WEBP')
      const again = await get(address, { ...people[who], 'if-none-match': answer.headers.get('etag') ?? '' })
      expect(again.status).toBe(304)
    }
  },
)

test.each(['visitor', 'swimmer', 'athlete', 'gone'])(
  'a %s is told what is said of any unknown file',
  async (who) => {
    const [address = ''] = addresses
    const told = async (path: string) => {
      const answer = await get(path, { ...people[who], 'if-none-match': `"${path.split('/').at(-1)}"` })
      const headers = ['content-type', 'cache-control', 'etag'].map((name) => answer.headers.get(name))
      return { status: answer.status, headers, body: (await answer.text()).replaceAll(path, '') }
    }
    expect(await told(address)).toEqual(await told(unknown))
    expect((await told(address)).status).toBe(404)
  },
)

test('no list of the images is handed out, and none stands under its own name', async () => {
  const paths = [
    '/content-images/manifest.json',
    '/content-images/',
    '/espaceAthlete/3.course-a-pied/piste-du-groupe.png',
    '/content/espaceAthlete/3.course-a-pied/piste-du-groupe.png',
    '/content-images/piste-du-groupe.png',
    '/content-images/..%2Fmanifest.json',
  ]
  for (const path of paths)
    for (const who of ['visitor', 'runner'])
      expect({ path, status: (await get(path, people[who])).status }).toEqual({ path, status: 404 })
})

test('an image that everybody may see is a file that everybody may keep', async () => {
  const [address = ''] = addressesIn(await (await get('/nos-stages/lanzarote')).text())
  const answer = await get(address)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})
