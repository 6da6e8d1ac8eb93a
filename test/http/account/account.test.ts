import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { members, sessions } from '#db/schema/index.ts'
import { password } from '../../accounts/site-accounts.ts'
import { addApplication, hiddenField, inDatabase, mailsTo, newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site, get } = useSite()

test('the account’s pages are for signed-in people, and kept by nobody', async () => {
  for (const path of [
    '/compte',
    '/compte/securite',
    '/compte/donnees/mes-donnees.json',
    '/compte/sessions.data',
  ]) {
    const answer = await get(path)
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      path.endsWith('.data') ? 202 : 302,
      'private, no-store',
    ])
  }
  const visitor = await newVisitor(site())
  const page = await visitor.get('/compte')
  expect(page.headers.get('cache-control')).toContain('no-store')
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
})

test('names are changed for the club and the account; what is missing is said, nothing typed is lost', async () => {
  const visitor = await newVisitor(site())
  const refused = await visitor.post('/compte', { intent: 'names', firstName: 'Zoé', lastName: ' ' })
  expect(refused.status).toBe(422)
  const again = await refused.text()
  expect(again).toContain('Indiquez votre nom.')
  expect(again).toContain('value="Zoé"')

  const done = await visitor.post('/compte', { intent: 'names', firstName: 'Zoé', lastName: 'Martin' })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/compte?fait=profil'])
  expect(await visitor.read('/compte')).toContain('Zoé Martin')
  const data = JSON.parse(await visitor.read('/compte/donnees/mes-donnees.json'))
  expect(data.compte.user_metadata).toMatchObject({ first_name: 'Zoé', last_name: 'Martin' })
  expect(data.membre).toMatchObject([{ firstName: 'Zoé', lastName: 'Martin' }])
})

test('an address changes when both have agreed, the second factor stays shown; a taken one is answered alike', async () => {
  const visitor = await newVisitor(site())
  await (await addApplication(visitor)).verify()
  const newEmail = `nouvelle-${visitor.userId}@club.example`
  const asked = await visitor.post('/compte', { intent: 'email', email: newEmail.toUpperCase() })
  expect(asked.headers.get('location')).toBe('/compte?fait=adresse')
  expect(await visitor.read('/compte')).toContain('Changement en attente')
  for (const address of [visitor.email, newEmail]) {
    const [mail] = (await mailsTo(site(), address)).toReversed()
    const link = /href="([^"]*token_hash[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'))
    const confirm = await visitor.read(pathname + search)
    await visitor.post('/logged', {
      method: 'continue',
      type: 'email_change',
      token_hash: hiddenField(confirm, 'token_hash'),
    })
  }
  expect(await visitor.read('/compte')).toContain(newEmail)
  const [member] = await inDatabase(site(), (database) =>
    database.select().from(members).where(eq(members.userId, visitor.userId)),
  )
  expect(member?.email).toBe(newEmail)
  expect((await mailsTo(site(), visitor.email)).map(({ template }) => template)).toContain(
    'account-email-changed',
  )

  const other = await newVisitor(site())
  const taken = await other.post('/compte', { intent: 'email', email: newEmail })
  expect(taken.headers.get('location')).toBe('/compte?fait=adresse')
  expect(await other.read('/compte')).not.toContain('Changement en attente')
})

test('a password is changed by who knows it; the other sessions end and an email says so', async () => {
  const visitor = await newVisitor(site())
  const elsewhere = await visitor.elsewhere()
  await elsewhere.read('/compte')
  const wanted = 'quatre mots pris au hasard'
  const path = '/compte/securite/mot-de-passe'

  const wrong = await visitor.post(path, { intent: 'password', current: 'pas celui-là du tout', new: wanted })
  expect(wrong.status).toBe(422)
  const again = await wrong.text()
  expect(again).toContain('Ce n’est pas votre mot de passe actuel.')
  expect(again).not.toContain(wanted)
  const short = await visitor.post(path, { intent: 'password', current: password, new: 'court' })
  expect(await short.text()).toContain('12 caractères au moins')

  const done = await visitor.post(path, { intent: 'password', current: password, new: wanted })
  expect(done.headers.get('location')).toBe('/compte/securite?fait=mot-de-passe')
  expect((await visitor.get('/compte')).status).toBe(200)
  expect((await elsewhere.get('/compte')).headers.get('location')).toBe('/login')
  expect((await mailsTo(site(), visitor.email)).map(({ template }) => template)).toContain(
    'account-password-changed',
  )
})

test('sessions are listed with their device and ended one by one, the others, or all', async () => {
  const visitor = await newVisitor(site())
  const [phone, tablet] = [await visitor.elsewhere(), await visitor.elsewhere()]
  await phone.read('/compte')
  await tablet.read('/compte')
  const page = await visitor.read('/compte/sessions')
  expect(page.match(/Ordinateur, Firefox/g)?.length).toBeGreaterThanOrEqual(3)
  expect(page).toContain('Cet appareil')
  const session = hiddenField(page, 'session')
  await visitor.post('/compte/sessions', { intent: 'one', session })
  const statuses = [(await phone.get('/compte')).status, (await tablet.get('/compte')).status].toSorted()
  expect(statuses).toEqual([200, 302])

  const stranger = await newVisitor(site())
  const own = hiddenField(await visitor.read('/compte/sessions'), 'session')
  await stranger.post('/compte/sessions', { intent: 'one', session: own })
  expect(await visitor.read('/compte/sessions')).toContain(own)

  const others = await visitor.post('/compte/sessions', { intent: 'others' })
  expect(others.headers.get('location')).toBe('/compte/sessions?fait=sessions')
  expect([(await phone.get('/compte')).status, (await tablet.get('/compte')).status]).toEqual([302, 302])
  expect((await visitor.post('/compte/sessions', { intent: 'all' })).headers.get('location')).toBe('/login')
  expect((await visitor.get('/compte')).status).toBe(302)
})

test('an ended session loses its cookies at its next request', async () => {
  const visitor = await newVisitor(site())
  await visitor.read('/compte')
  await inDatabase(site(), (database) =>
    database.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.userId, visitor.userId)),
  )
  const refused = await visitor.get('/compte')
  expect(refused.headers.get('location')).toBe('/login')
  expect(refused.headers.getSetCookie().join()).toMatch(/sb-[\w-]+-auth-token[^,]*Max-Age=0/)
})

test('one’s data come as a file without any secret', async () => {
  const visitor = await newVisitor(site())
  const { verify } = await addApplication(visitor)
  await verify()
  const answer = await visitor.get('/compte/donnees/mes-donnees.json')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="mes-donnees.json"')
  const text = await answer.text()
  const data = JSON.parse(text)
  expect(data.compte.email).toBe(visitor.email)
  expect(data.membre).toHaveLength(1)
  expect(data.secondsFacteurs).toMatchObject([{ friendly_name: 'Mon téléphone', factor_type: 'totp' }])
  expect(data.tracesDuCompte).toContainEqual(
    expect.objectContaining({ action: 'login', address: expect.stringMatching(/127\.0\.0\.1|::1/) }),
  )
  expect(text).not.toMatch(/secret|password|code_?hash|refresh/i)
})

test('an account is deleted by who proves it is theirs; nothing opens it again', async () => {
  const visitor = await newVisitor(site())
  const path = '/compte/donnees/supprimer'
  const page = await visitor.read(path)
  expect(page).toContain('Ce qui reste, et pourquoi')
  const unsure = await visitor.post(path, { intent: 'delete', current: password })
  expect(await unsure.text()).toContain('Cochez cette case')
  const wrong = await visitor.post(path, { intent: 'delete', sure: '1', current: 'pas celui-là du tout' })
  expect(wrong.status).toBe(422)

  const done = await visitor.post(path, { intent: 'delete', sure: '1', current: password })
  expect([done.status, done.headers.get('location')]).toEqual([303, '/compte-supprime'])
  expect(await visitor.read('/compte-supprime')).toContain('Votre compte est supprimé.')
  expect((await visitor.get('/compte')).headers.get('location')).toBe('/login')
  await expect(visitor.elsewhere()).rejects.toThrow()
  expect((await mailsTo(site(), visitor.email)).map(({ template }) => template)).toEqual(['account-deleted'])
})

test('somebody who has just shown a second factor needs no password to leave', async () => {
  const visitor = await newVisitor(site())
  const { verify } = await addApplication(visitor)
  await verify()
  const done = await visitor.post('/compte/donnees/supprimer', { intent: 'delete', sure: '1' })
  expect(done.headers.get('location')).toBe('/compte-supprime')
})
