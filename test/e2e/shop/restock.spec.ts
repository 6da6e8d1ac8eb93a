import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('« Prévenez-moi »: asked, confirmed by the mail’s link, seen by the coach, told when it is back', async ({
  page,
  context,
  site,
}) => {
  const main = page.getByRole('main')
  const email = `${crypto.randomUUID()}@exemple.fr`
  await page.goto('/notre-boutique/produits/maillot-nuit?coloris=ardoise&taille=xs')
  await applicationStarted(page)
  await main.getByRole('link', { name: 'Prévenez-moi de son retour' }).click()
  await expect(main.getByText('Maillot Nuit, Ardoise, taille XS')).toBeVisible()
  await expectNoViolations(page)
  await main.getByLabel('Adresse e-mail').fill(email)
  await main.getByRole('button', { name: 'Me prévenir' }).click()
  await expect(main.getByRole('heading', { name: 'Confirmez par e-mail.' })).toBeFocused()

  await expect(async () => {
    await page.goto('/_mails')
    const mail = page.getByRole('row').filter({ hasText: email })
    await mail.getByRole('link').first().click({ timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByText('Confirmer ma demande').first()).toBeVisible()
  const address = /\/notre-boutique\/prevenez-moi\/[\w-]{32}/.exec(await page.content())?.[0] ?? ''
  await page.goto(address)
  await main.getByRole('button', { name: 'Confirmer' }).click()
  await expect(main.getByRole('heading', { name: 'Vous êtes sur la liste.' })).toBeFocused()

  await signInAsCoach(context, site)
  await page.goto('/admin/produits/attentes')
  await main.getByText('1 personne attend').click()
  await expect(main.getByText(email)).toBeVisible()
  await expectNoViolations(page)
})
