import { openBrowser } from '../../http/visitor-browser.ts'
import { orderBy } from '../../orders/buying.ts'
import { expect, test } from '../journey.ts'
import { badNetwork, byCommand, open } from '../office/at-the-track.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

test('a withdrawal whose whole price is kept is closed by the coach, and its buyer reads why', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const email = 'renonce@exemple.fr'
  const browser = openBrowser(site)
  const path = await orderBy(browser, 'gourde-relief.blanc-craie.1.', { email })
  const number = /\d{4}-\d{4,}/.exec((await browser.get(path)).text)?.[0] ?? ''
  for (const act of ['paid', 'ready', 'received']) await byCommand(site, 'orders', act, number)
  const person = { firstName: 'Camille', lastName: 'Martin', email, contract: number, comment: '' }
  expect((await browser.post('/renoncer', { ...person, step: 'confirm' })).status).toBe(303)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre rétractation est reçue.')

  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  await open(page, '/admin')
  await expect(main.getByText(`Rétractation, commande ${number}`)).toBeVisible()
  await open(page, `/admin/commandes/${number}/rembourser`)
  await main.locator('[name="ligne-1"]').fill('1')
  await main.locator('[name="retenue"]').fill('16')
  await main.getByRole('button', { name: 'Voir ce qui sera rendu' }).click()
  await expect(main.getByText('la retenue couvre tout, rien n’est à rembourser')).toBeVisible()
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Clore la rétractation' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/commandes/${number}`))
  await expect(page.getByText('La rétractation est close').first()).toBeVisible()
  await expect(main.getByText('Rétractation traitée').first()).toBeVisible()
  await open(page, '/admin')
  await expect(main.getByText(`Rétractation, commande ${number}`)).toHaveCount(0)

  await page.goto(path)
  await expect(main.getByText('couvre tout le prix')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Votre rétractation est reçue.')
  await expect(main.getByRole('heading', { name: 'Changer d’avis' })).toHaveCount(0)
})
