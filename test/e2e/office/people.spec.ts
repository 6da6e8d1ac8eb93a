import type { Page } from '@playwright/test'
import { newVisitor } from '../../accounts/visitor.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

test('on a telephone: a list is pasted through a cut, a letter read over, a code shown, a person opened', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  await signInAsCoach(context, site)
  const athlete = await newVisitor(site)

  await page.goto('/admin/athletes')
  await looksRight(page, 'list')
  await page.getByRole('link', { name: 'Inviter une liste' }).click()
  const list = Array.from({ length: 200 }, (_, n) => `Prénom Nom${n};nom${n}@liste.example;Piste`)
  await page.getByLabel('La liste', { exact: true }).fill(list.join('\n'))
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Relire la liste' }).click()
  await expect(page.getByText('connexion').first()).toBeVisible()
  await expect(page.getByLabel('La liste', { exact: true })).toHaveValue(list.join('\n'))
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Relire la liste' }).click()
  await expect(page.getByText('200 personnes à inviter')).toBeVisible()
  await looksRight(page, 'pasted list')
  await page.getByRole('button', { name: 'Inviter les personnes cochées' }).click()
  await expect(page.getByText(/30 sur 200/)).toBeVisible({ timeout: 30_000 })
  await looksRight(page, 'sending')
  await page.getByRole('button', { name: 'Arrêter ce qui n’est pas parti' }).click()
  // Thirty a minute: a slow reader may see the next thirty leave.
  await expect(page.getByText(/^(30|60|90) sur 200, terminé\.$/)).toBeVisible()

  await page.goto('/admin/athletes/ecrire')
  await page.getByLabel('À qui').selectOption('tous')
  await page.getByLabel('Objet').fill('Piste de jeudi')
  await page.getByLabel('Message', { exact: true }).fill('Bonjour,\n\nÀ jeudi.')
  await page.getByRole('button', { name: 'Relire avant d’envoyer' }).click()
  await expect(page.getByText('L’e-mail, à lire avant')).toBeVisible()
  await looksRight(page, 'letter')

  await page.goto('/admin/athletes/entrainement')
  await page.getByRole('button', { name: 'Ouvrir un code' }).click()
  await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible()
  await looksRight(page, 'code')
  const address = await page.locator('.training-address').textContent()
  const phone = await context.browser()?.newPage({ viewport: { width: 390, height: 844 } })
  if (!phone) throw new Error('There is no second telephone.')
  await phone.goto(site.url + new URL(address ?? '').pathname)
  await phone.getByLabel('Prénom').fill('Zoé')
  await phone.getByLabel('Nom', { exact: true }).fill('Noël')
  await phone.getByLabel('Adresse e-mail').first().fill('zoe@piste.example')
  await looksRight(phone, 'phone')
  await phone.getByRole('button', { name: 'Demander mon invitation' }).click()
  await expect(phone.getByText('C’est noté.')).toBeVisible()
  await phone.close()
  await page.getByRole('button', { name: 'Confirmer Zoé Noël' }).click({ timeout: 15_000 })
  await expect(page.getByText('Confirmée par Camille Essai')).toBeVisible()

  await page.goto(`/admin/athletes/${athlete.userId}`)
  await expect(page.getByRole('heading', { name: 'Articles' })).toBeVisible()
  await looksRight(page, 'person')
})

async function looksRight(page: Page, where: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect({ where, wider }).toEqual({ where, wider: 0 })
  await expectNoViolations(page, { where })
}
