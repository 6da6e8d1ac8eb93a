import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, open, ordered, pressDespiteACut } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, context, site }) => {
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
})

test('four sizes counted, a difference noted, a delivery entered, a lost piece written off: each once', async ({
  page,
}) => {
  test.slow()
  const main = page.getByRole('main')
  await open(page, '/admin/produits/maillot-couloirs-homme/stock')
  const sizes = main.locator('#admin-page form')
  const left = (size: number) => main.locator('.admin-panel .num').nth(size)
  const note = async (size: number, act: string, pieces: string) => {
    const form = sizes.nth(size)
    await form.getByRole('radio', { name: act }).check()
    await form.getByLabel('Pièces').fill(pieces)
    await form.getByLabel('Note').fill('au local')
    return form.getByRole('button', { name: 'Enregistrer' })
  }
  for (const [size, pieces] of ['5', '4', '3', '7'].entries()) {
    const save = await note(size, 'Compté', pieces)
    if (size === 1) await pressDespiteACut(page, save, 'unanswered')
    else if (size === 2) {
      const kept = () => expect(sizes.nth(size).getByLabel('Pièces')).toHaveValue(pieces)
      await pressDespiteACut(page, save, 'unsent', kept)
    } else await save.click()
    await expect(left(size)).toHaveText(pieces)
  }
  await pressDespiteACut(page, await note(0, 'Livraison reçue', '10'), 'unanswered')
  await expect(left(0)).toHaveText('15')
  await pressDespiteACut(page, await note(0, 'Perte, casse', '1'), 'unanswered')
  await expect(left(0)).toHaveText('14')
  const history = main.getByRole('region', { name: 'Historique' }).getByRole('listitem')
  await expect(
    history.filter({ hasText: 'au local' }).filter({ hasText: 'Camille Essai' }).first(),
  ).toBeVisible()
})

test('a group order closed on the telephone: once, its list for the maker, its buyer in it', async ({
  page,
  site,
}) => {
  test.slow()
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const main = page.getByRole('main')
  await open(page, '/admin/produits/groupees/ouvrir')
  await main.getByLabel('Produit').selectOption('maillot-nuit')
  await main.getByLabel('S’ouvre').fill(`${dayIn(-1)}T08:00`)
  await main.getByLabel('Se ferme').fill(`${dayIn(6)}T20:00`)
  await main.getByLabel('Pièces au moins').fill('1')
  await main.getByLabel('Livrée au plus tard le').fill(dayIn(50))
  await pressDespiteACut(page, 'Ouvrir', 'unanswered')
  await expect(main.getByRole('heading', { name: /^À produire/ })).toBeVisible()
  const room = new URL(page.url()).pathname
  await expect
    .poll(() =>
      ordered(site, { firstName: 'Célia', email: 'celia.groupe@exemple.fr' }, 'maillot-nuit.ardoise-m.2.'),
    )
    .toMatch(/\d{4}-\d{4,}/)

  await open(page, room)
  await main.getByRole('link', { name: 'Fermer maintenant' }).click()
  await expect(main.getByText(/elle est à produire/)).toBeVisible()
  await pressDespiteACut(page, 'Fermer maintenant', 'unanswered')
  await expect(page.getByText(/Elle est fermée|déjà|n’est plus ouverte/).first()).toBeVisible()
  await page.goto(room)
  await applicationStarted(page)
  await expect(main.getByText('À produire', { exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Célia Martin' })).toHaveCount(1)
  const [list] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'CSV' }).click(),
  ])
  expect(list.suggestedFilename()).toMatch(/\.csv$/)
})
