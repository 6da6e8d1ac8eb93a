import type { BrowserContext } from '@playwright/test'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'

async function signIn(context: BrowserContext, site: SiteProcess): Promise<void> {
  const email = `membre-${crypto.randomUUID()}@club.example`
  await makeAccount(site.databaseUrl, { standing: 'member', email })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
}

const keepVma = /^Garder dans mon compte.*VMA$/
const keepCss = /^Garder dans mon compte.*CSS$/

test('a VMA goes from the tool to the sessions of an article, at the keyboard', async ({
  page,
  context,
  site,
}) => {
  const tool = '/nos-outils/calculateur-equivalence-running?vma=15'
  await page.goto(tool)
  await expect(page.getByRole('button', { name: keepVma })).toBeHidden()

  await signIn(context, site)
  await page.goto(tool)
  await page.getByRole('button', { name: keepVma }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/compte\/allures\?fait=allure$/)
  const vma = page.getByRole('region', { name: 'Votre VMA', exact: true })
  await expect(vma).toContainText('Calculée par un outil du site')
  await expect(vma.getByRole('row', { name: 'Seuil 4′27″' })).toBeVisible()

  await page.goto('/espace-athlete/course-a-pied/seuil')
  const session = page.getByRole('region', { name: 'Séance : La séance de base' })
  await expect(session.getByRole('listitem').filter({ hasText: '3 × (10 min seuil' })).toContainText('4′27″')
  await expect(session).toContainText('À vos allures')

  await page.goto('/compte/allures')
  await applicationStarted(page)
  const css = page.getByLabel('CSS, temps aux 100 m')
  await css.fill('1.50')
  await page.getByRole('button', { name: '1′50″/100 m ?' }).click()
  await expect(css).toBeFocused()
  await expect(css).toHaveValue('1:50')
  await vma.getByRole('button', { name: /^Supprimer/ }).click()
  await expect(page.locator('.done-note')).toBeFocused()
  await expect(page.locator('.done-note')).toContainText('C’est supprimé.')
  await page.goto('/espace-athlete/course-a-pied/seuil')
  await expect(session).not.toContainText('4′27″')
  await expect(session.getByRole('link', { name: 'Enregistrez votre VMA' })).toHaveAttribute(
    'href',
    '/compte/allures',
  )
})

test('a CSS goes from the tool, too', async ({ page, context, site }) => {
  await signIn(context, site)
  await page.goto('/nos-outils/calculateur-allure-natation')
  await applicationStarted(page)
  await page.getByRole('textbox', { name: '400 m' }).fill('6:00')
  await page.getByRole('textbox', { name: '200 m' }).fill('2:50')
  await page.getByRole('button', { name: keepCss }).click()
  await expect(page.getByRole('region', { name: 'Votre CSS', exact: true })).toContainText('1′35″/100 m')
})

test.describe('a mistake', () => {
  test.use({ expectedErrors: /422/ })

  test('a figure is typed, refused with its reason, then kept', async ({ page, context, site }) => {
    await signIn(context, site)
    await page.goto('/compte/allures')
    await applicationStarted(page)
    const vma = page.getByRole('region', { name: 'Votre VMA', exact: true })
    await vma.getByRole('textbox', { name: 'VMA, en km/h' }).fill('45')
    await vma.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(vma.getByRole('textbox', { name: 'VMA, en km/h' })).toHaveAttribute('aria-invalid', 'true')
    await expect(vma.getByRole('textbox', { name: 'VMA, en km/h' })).toHaveValue('45')
    await vma.getByRole('textbox', { name: 'VMA, en km/h' }).fill('15,2')
    await vma.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(vma).toContainText('15,2 km/h')
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('a figure is kept and deleted', async ({ page, context, site }) => {
    await signIn(context, site)
    await page.goto('/compte/allures')
    const css = page.getByRole('region', { name: 'Votre CSS', exact: true })
    await css.getByRole('textbox', { name: 'CSS, temps aux 100 m' }).fill('1:43')
    await css.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(css).toContainText('1′43″/100 m')
    await css.getByRole('button', { name: /^Supprimer/ }).click()
    await expect(css).not.toContainText('1′43″')
  })
})

test.describe('looked at', () => {
  test('finds nothing in the room of paces nor in an article with sessions', async ({
    page,
    context,
    site,
  }) => {
    test.slow()
    await signIn(context, site)
    await page.goto('/nos-outils/calculateur-equivalence-running?vma=15')
    await page.getByRole('button', { name: keepVma }).click()
    await lookAt(page, ['/compte/allures', '/espace-athlete/course-a-pied/seuil', '/nos-stages/font-romeu'])
  })
})
