import { beforeAll, expect, test } from 'vitest'
import { hiddenIn, lanzaroteForm as address, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { editText } from '../../camps/edit-camp.ts'
import { packageHeader } from '../../camps/package.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { formFields } from '../form-fields.ts'
import { wordsOf } from '../page-words.ts'
import { useClub } from '../use-club.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site, get, post, person, textOf } = useClub({ SAMPLE_CONTENT: 'on' })
const rooms = `options:
  - { id: double, label: Chambre à deux, price: 0, group: chambre }
  - { id: simple, label: Chambre seule, price: 120, group: chambre }`

beforeAll(() =>
  editText(site().databaseUrl, 'nosStages/lanzarote.md', [
    ['lodging: host', packageHeader],
    ['options:', rooms],
  ]),
)

test('E5, E6: a package shows and mails its standard form before the order, and is not ordered without it', async () => {
  const browser = openBrowser(site())
  await expect
    .poll(async () => (await browser.get(address)).text, { timeout: 60_000 })
    .toContain('Chambre seule')
  const change = { 'option-double-1': 'on', 'roomMate-1': 'Sacha', email: 'forfait@exemple.fr' }
  const both = await reachRecap(browser, 1, { ...change, 'option-simple-1': 'on' })
  expect([both.status, wordsOf(both)]).toEqual([422, expect.stringContaining('ne vont pas ensemble')])
  const recap = await reachRecap(browser, 1, change)
  const words = wordsOf(recap)
  for (const said of ['est un forfait au sens de la directive', 'Garant', 'Chambre à deux', 'Demi-pension'])
    expect(words).toContain(said)
  expect(words.indexOf('est un forfait')).toBeLessThan(words.indexOf('Commander avec obligation de paiement'))
  const mail = await newestMail(site().databaseUrl, 'forfait@exemple.fr', 'camp-package-form')
  expect(mail.text).toContain('est un forfait au sens de la directive')
  const unread = await browser.post(address, orderOf(recap))
  expect(unread.status).toBeGreaterThanOrEqual(400)
  expect(hiddenIn(unread).key).toBe(hiddenIn(recap).key)
  const made = await browser.post(address, { ...orderOf(recap), packageFormRead: 'on' })
  expect(made.location).toMatch(/^\/inscription\/[\w-]{32}$/)
})

test('E5: who sells nights says by whom they are registered, guaranteed and insured; without it such a camp is not published', async () => {
  for (const path of ['/nos-stages/lanzarote', '/mentions-legales']) {
    const words = wordsOf({ text: await (await get(path)).text() })
    for (const said of ['IM000000000', 'Garant d’exemple', '1 rue de la Garantie', 'Assureur d’exemple'])
      expect(words).toContain(said)
  }
  await editText(site().databaseUrl, 'info/entreprise.yml', [[/^travel:(?:\n {2}.*)+/m, 'travel: null']])
  await expect.poll(async () => (await get(address)).status, { timeout: 60_000 }).toBe(404)
  const coach = await person({ standing: 'admin' })
  const text = '/admin/textes/nosStages~vercors.md'
  const fields = formFields(await textOf(text, coach.headers), 'text-form')
  fields.set('v.lodging', 'included')
  const refused = await post(text, fields, coach.headers)
  expect([refused.status, wordsOf({ text: await refused.text() })]).toEqual([
    422,
    expect.stringContaining('Atout France'),
  ])
})
