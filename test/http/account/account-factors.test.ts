import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { password } from '../../accounts/site-accounts.ts'
import {
  addApplication,
  hiddenField,
  inDatabase,
  letProofsAge,
  mailsTo,
  newVisitor,
} from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site } = useSite()

test('an application is added by picture or key, its code opens the second level, recovery codes are shown once', async () => {
  const visitor = await newVisitor(site())
  const elsewhere = await visitor.elsewhere()
  await elsewhere.read('/compte')
  const { page, verify } = await addApplication(visitor)
  expect(page).toContain('src="data:image/svg+xml;base64,')
  const refused = await verify('12')
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('six chiffres')
  expect(again).toContain('src="data:image/svg+xml;base64,')
  expect(again).not.toContain('value="12"')

  const done = await verify()
  expect(done.status).toBe(200)
  expect(done.headers.get('cache-control')).toContain('no-store')
  const codes = [...(await done.text()).matchAll(/<code>([^<]+)<\/code>/g)]
  expect(codes).toHaveLength(10)
  const room = await visitor.read('/compte/securite')
  expect(room).toContain('Mon téléphone')
  expect(room).toContain('10 codes sur 10')
  expect((await elsewhere.get('/compte')).status).toBe(302)
  expect((await mailsTo(site(), visitor.email)).map(({ template }) => template)).toContain(
    'account-factor-added',
  )

  const atFirstLevel = await visitor.elsewhere()
  expect((await atFirstLevel.get('/compte')).headers.get('location')).toBe('/login?etape=second-facteur')
})

test.each(['application', 'telephone', 'cle'])('the first %s wants a fresh proof', async (kind) => {
  const visitor = await newVisitor(site())
  await letProofsAge(site(), visitor, '20 minutes')
  const path = `/compte/securite/${kind}`
  const page = await visitor.read(path)
  expect(page).toContain('Confirmer que c’est moi')
  expect(page).not.toContain('name="name"')
  const asked = await visitor.post(path, { intent: kind === 'cle' ? 'prove' : 'enrol' })
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/login?etape=preuve'])
  expect(await visitor.read('/login?etape=preuve')).toContain(`value="${visitor.email}"`)
  const proof = { method: 'password', email: visitor.email }
  const wrong = await visitor.post('/login?etape=preuve', { ...proof, password: 'pas le bon' })
  expect([wrong.status, (await wrong.text()).includes('ne vont pas ensemble')]).toEqual([422, true])
  const proven = await visitor.post('/login?etape=preuve', { ...proof, password })
  expect(proven.headers.get('location')).toBe(path)
  expect(await visitor.read(path)).not.toContain('Confirmer que c’est moi')
  const { rows } = await inDatabase(site(), (database) =>
    database.execute(sql`SELECT count(*)::int FROM auth.sessions WHERE user_id = ${visitor.userId}`),
  )
  expect(rows).toEqual([{ count: 1 }])
  expect((await visitor.read('/compte/sessions')).match(/Cet appareil|Dernière visite/g)).toHaveLength(1)
})

test('new recovery codes replace the old; without a second factor there are none', async () => {
  const visitor = await newVisitor(site())
  expect((await visitor.get('/compte/securite/codes')).headers.get('location')).toBe(
    '/compte/securite?pourquoi=codes',
  )
  expect((await visitor.post('/compte/securite/codes', { intent: 'make' })).status).toBe(302)
  const { verify } = await addApplication(visitor)
  const before = await (await verify()).text()
  const after = await (await visitor.post('/compte/securite/codes', { intent: 'make' })).text()
  const firstCode = /<code>([^<]+)<\/code>/.exec(before)?.[1] ?? ''
  expect(firstCode).toMatch(/^\w{4}(-\w{4}){3}$/)
  expect(after).not.toContain(firstCode)
})

test('new recovery codes are for who has just shown a second factor', async () => {
  const visitor = await newVisitor(site())
  await (await addApplication(visitor)).verify()
  const path = '/compte/securite/codes'
  expect((await visitor.post(path, { intent: 'prove' })).status).toBe(200)
  await letProofsAge(site(), visitor, '20 minutes')
  expect(await visitor.read(path)).toContain('Montrer mon second facteur')
  const asked = await visitor.post(path, { intent: 'make' })
  expect(asked.headers.get('location')).toBe('/login?etape=second-facteur')
})

test('a telephone is added by the code it receives', async () => {
  const visitor = await newVisitor(site())
  const path = '/compte/securite/telephone'
  const refused = await visitor.post(path, { intent: 'enrol', phone: '06 12' })
  expect(await refused.text()).toContain('Vérifiez ce numéro')
  const digits = `12${String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')}`
  const begun = await visitor.post(path, { intent: 'enrol', phone: `06 ${digits}` })
  const page = await begun.text()
  const texts = await mailsTo(site(), `+336${digits}`)
  const code = /\b\d{6}\b/.exec(texts.at(-1)?.text ?? '')?.[0] ?? ''
  const fields = {
    intent: 'verify',
    factorId: hiddenField(page, 'factorId'),
    challengeId: hiddenField(page, 'challengeId'),
    number: hiddenField(page, 'number'),
  }
  const wrong = await visitor.post(path, { ...fields, code: code === '000000' ? '000001' : '000000' })
  expect(await wrong.text()).toContain('Ce code n’est pas celui du SMS.')
  expect((await visitor.post(path, { ...fields, code })).status).toBe(200)
  expect(await visitor.read('/compte/securite')).toContain('Code par SMS')
})

test('five codes an hour leave by telephone, no more', async () => {
  const visitor = await newVisitor(site())
  const statuses: number[] = []
  for (const last of [1, 2, 3, 4, 5, 6]) {
    const fields = { intent: 'enrol', phone: `06 12 34 56 0${last}` }
    statuses.push((await visitor.post('/compte/securite/telephone', fields)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  expect(await mailsTo(site(), '+33612345606')).toEqual([])
})

test('a second factor is removed by who has just shown one', async () => {
  const visitor = await newVisitor(site())
  const { verify } = await addApplication(visitor)
  await verify()
  const room = await visitor.read('/compte/securite')
  const path = /href="(\/compte\/securite\/retirer\/[^"]+)"/.exec(room)?.[1] ?? ''
  expect(await visitor.read(path)).toContain('C’est votre dernier second facteur')
  const done = await visitor.post(path, { intent: 'remove' })
  expect(done.headers.get('location')).toBe('/compte/securite?fait=facteur-retire')
  expect(await visitor.read('/compte/securite')).not.toContain('Mon téléphone')
  expect((await mailsTo(site(), visitor.email)).map(({ template }) => template)).toContain(
    'account-factor-removed',
  )
})

test('for a grave act the second factor is asked again, then leads back', async () => {
  const visitor = await newVisitor(site())
  const { verify } = await addApplication(visitor)
  await verify()
  const path =
    /href="(\/compte\/securite\/retirer\/[^"]+)"/.exec(await visitor.read('/compte/securite'))?.[1] ?? ''
  const asked = await visitor.post(path, { intent: 'prove' })
  expect(asked.headers.get('location')).toBe('/login?etape=second-facteur')
  const step = await visitor.read('/login?etape=second-facteur')
  const wrong = { method: 'second-factor', factor: hiddenField(step, 'factor'), code: '12' }
  expect((await visitor.post('/login?etape=second-facteur', wrong)).status).toBe(422)
  expect((await visitor.get('/login')).headers.get('location')).toBe(path)
})

test.each([
  ['codes', 'ajoutez-en un ci-dessous'],
  ['retirer/00000000-0000-4000-8000-000000000000', 'Ce second facteur n’est plus dans votre compte'],
  ['cle-d-acces/00000000-0000-4000-8000-000000000000', 'Cette clé d’accès n’est plus dans votre compte'],
])('%s with nothing to show leads to the room of security, which says why', async (page, words) => {
  const visitor = await newVisitor(site())
  const led = await visitor.get(`/compte/securite/${page}`)
  expect(led.status).toBe(302)
  expect(await visitor.read(led.headers.get('location') ?? '')).toContain(words)
})
