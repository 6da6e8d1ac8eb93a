import { expect, test, vi } from 'vitest'
import { formFields } from '../../form-fields.ts'
import { form, useClub } from '../../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { get, post, person, textOf } = useClub()
const page = '/admin/reglages/faits/menus'
const pageText = async (path: string) => (await get(path)).text()

test('the words of the menus are everybody’s within a second; one press gives the first ones back', async () => {
  const { headers } = await person({ standing: 'admin' })
  expect(await textOf('/admin/reglages', headers)).toContain('Mots des menus')
  expect(await pageText('/contact')).toContain('>Stages</a>')
  const fields = formFields(await textOf(page, headers), 'fact-form')
  expect(fields.get('v.header.camps')).toBe('Stages')
  fields.set('v.header.camps', 'Séjours <b>')
  fields.set('v.tools.swimPace.label', 'Allure bassin')
  fields.set('v.footer.resources', 'Pour aller loin')
  fields.set('v.member.calendar', 'Courses')
  const saved = await post(page, fields, headers)
  expect(saved.headers.get('location')).toBe(`${page}?fait=faits`)
  await expect.poll(() => pageText('/contact')).toContain('>Séjours &lt;b&gt;</a>')
  const shown = await pageText('/')
  for (const words of ['Allure bassin', 'Pour aller loin']) expect(shown).toContain(words)
  expect(shown).not.toContain('Allure natation</b>')
  const menu = await (await get('/compte/menu', headers)).text()
  expect(menu).toContain('>Courses</a>')
  const back = await post(page, form({ geste: 'origine' }), headers)
  expect(back.headers.get('location')).toBe(`${page}?fait=origine`)
  await expect.poll(() => pageText('/contact')).toContain('>Stages</a>')
  expect(await textOf(page, headers)).not.toContain('value="origine"')
})

test('a word too long for a line, and a line too long for the header, are refused beside their field', async () => {
  const { headers } = await person({ standing: 'admin' })
  const fields = formFields(await textOf(page, headers), 'fact-form')
  fields.set('v.header.shop', 'Boutique du club')
  const long = await post(page, fields, headers)
  expect(long.status).toBe(422)
  const refused = await long.text()
  expect(refused).toContain('id="v.header.shop-error"')
  expect(refused).toContain('12 caractères au plus')
  for (const key of ['home', 'team', 'coaching', 'camps', 'tools', 'care', 'shop', 'contact'])
    fields.set(`v.header.${key}`, 'Douze signes')
  const all = await post(page, fields, headers)
  expect(all.status).toBe(422)
  expect(await all.text()).toContain('la ligne en tête en tient 72')
})
