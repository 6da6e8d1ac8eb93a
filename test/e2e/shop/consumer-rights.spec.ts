import { applicationStarted, expect, test } from '../journey.ts'

const declarations = [
  { path: '/renoncer', confirm: 'Confirmer la rétractation' },
  { path: '/resilier', confirm: 'Notification de la résiliation' },
]

for (const { path, confirm } of declarations) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${path} ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled, expectedErrors: /status of 422/ })

      test('a declaration is recapped, confirmed, receipted; nothing typed is lost', async ({ page }) => {
        await page.goto(path)
        if (javaScriptEnabled) await applicationStarted(page)
        const main = page.getByRole('main')
        await main.getByLabel('Prénom').fill('Camille')
        await main.getByLabel('Nom', { exact: true }).fill('Exemple')
        await main.getByLabel(/Commande ou contrat|Contrat à résilier/).fill('Commande 2026-0042')
        await main.getByLabel(/e-mail/i).fill(`${path.slice(1)}-${javaScriptEnabled}@exemple.fr`)
        await main.getByRole('button', { name: /Continuer|Vérifier/ }).click()

        await expect(main.getByText('Commande 2026-0042', { exact: true })).toBeVisible()
        await main.getByRole('button', { name: /Modifier|Corriger/ }).click()
        await expect(main.getByLabel(/Commande ou contrat|Contrat à résilier/)).toHaveValue(
          'Commande 2026-0042',
        )
        await main.getByRole('button', { name: /Continuer|Vérifier/ }).click()

        await main.getByRole('button', { name: confirm, exact: true }).click()
        await expect(page).toHaveURL(/recu=1/)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await expect(main.getByText(/accusé de réception/i).first()).toBeVisible()
        await expect(async () => {
          await page.goto('/_mails')
          const receipt = page
            .getByRole('row')
            .filter({ hasText: `${path.slice(1)}-${javaScriptEnabled}@exemple.fr` })
          await expect(receipt.first()).toBeVisible({ timeout: 500 })
        }).toPass()
      })
    })
  }
}

test('both functions are linked in the footer of every page, without an account', async ({ page }) => {
  for (const path of ['/', '/cgv', '/nos-stages/lanzarote']) {
    await page.goto(path)
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Renoncer au contrat ici' })).toHaveAttribute(
      'href',
      '/renoncer',
    )
    await expect(footer.getByRole('link', { name: 'Résilier votre contrat' })).toHaveAttribute(
      'href',
      '/resilier',
    )
  }
})

test('from an order its number is typed already, and may be typed over; anything else is not repeated', async ({
  page,
}) => {
  const contract = page.getByRole('main').getByLabel('Commande ou contrat')
  await page.goto('/renoncer?commande=2026-0418')
  await expect(contract).toHaveValue('2026-0418')
  await page.goto('/renoncer?commande=%22%3Evotre+mot+de+passe')
  await expect(contract).toHaveValue('')
})

test('what is typed over the number of an order is what is declared', async ({ page }) => {
  await page.goto('/renoncer?commande=2026-0418')
  const main = page.getByRole('main')
  await main.getByLabel('Commande ou contrat').fill('2026-0419')
  await main.getByLabel('Prénom').fill('Camille')
  await main.getByLabel('Nom', { exact: true }).fill('Exemple')
  await main.getByLabel(/e-mail/i).fill('prerempli@exemple.fr')
  await main.getByRole('button', { name: 'Continuer' }).click()
  await expect(main.getByText('2026-0419', { exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Modifier ma déclaration' }).click()
  await expect(main.getByLabel('Commande ou contrat')).toHaveValue('2026-0419')
})
