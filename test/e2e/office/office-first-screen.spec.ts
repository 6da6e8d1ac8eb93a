import { messages } from '#db/schema/index.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { openBrowser } from '../../http/visitor-browser.ts'
import { orderBy } from '../../orders/buying.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({
  expectedErrors: /Failed to fetch manifest/,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('what waits on one phone: live, one press each, found, undone; by keyboard on the desk', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const browser = openBrowser(site)
  const onSite = { paymentMethod: 'on_site', firstName: 'Zoé' }
  const { text } = await browser.get(await orderBy(browser, 'gourde-relief.blanc-craie.1.', onSite))
  const number = /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
  const coach = await signInAsCoach(context, site)
  const main = page.getByRole('main')
  await page.goto('/admin')
  await applicationStarted(page)

  // Five of a kind are listed, what waits longest first: other journeys leave orders and messages here.
  for (const fold of await main.locator('.to-do-more > summary').all()) await fold.click()
  const longAgo = new Date(Date.now() - 7 * 86_400_000)
  // A message arrives while one looks: the line comes by itself.
  await expect(main.getByRole('link', { name: `Préparer : Commande ${number} à préparer` })).toBeVisible()
  await inDatabase(site, (database) =>
    database.insert(messages).values({ name: 'Malo', email: 'malo@club.example', receivedAt: longAgo }),
  )
  const answer = main.getByRole('link', { name: 'Répondre : Message de Malo' })
  await expect(answer).toBeVisible()
  await expectNoViolations(page, { page: 'À traiter' })

  await main.getByRole('link', { name: `Préparer : Commande ${number} à préparer` }).click()
  await expect(main.getByText('Personne ne reçoit d’e-mail.')).toBeVisible()
  await main.getByRole('button', { name: 'Mettre en préparation' }).click()
  await expect(page).toHaveURL(/\/admin\?fait=commande-preparer&reprendre=/)
  await expect(main.getByText(`Commande ${number} en préparation`)).toBeVisible()

  await answer.click()
  await main.getByRole('button', { name: /répondu/i }).click()
  const toast = page.locator('.toasts')
  // The order's may still be there.
  const answered = toast.locator('.toast').filter({ hasText: 'Le message est marqué comme répondu.' })
  await answered.getByRole('button', { name: 'Annuler' }).click()
  await expect(toast.getByText('Le message est de nouveau à traiter.')).toBeVisible()

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await page.keyboard.type(`annuler ${number}`)
  await page.keyboard.press('Enter')
  await expect(main.getByRole('link', { name: `Annuler, commande ${number}` })).toBeVisible()
  await expectNoViolations(page, { page: 'Chercher' })
  await page.setViewportSize({ width: 320, height: 844 })
  for (const path of ['/admin/notifications', `/admin/athletes/${coach.userId}/droits`]) {
    await page.goto(path)
    await expectNoViolations(page, { path })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect({ path, wider }).toEqual({ path, wider: 0 })
  }
})
