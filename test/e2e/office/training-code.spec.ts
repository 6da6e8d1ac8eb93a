import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /ERR_FAILED/ })

test('the code shown at training stays while the network is away', async ({ page, context, site }) => {
  await signInAsCoach(context, site)
  await page.goto('/admin/athletes/entrainement')
  await page.getByRole('button', { name: 'Ouvrir un code' }).click()
  await applicationStarted(page)
  const code = page.getByRole('img', { name: /Code QR/ })
  await expect(code).toBeVisible()
  const asked = Promise.withResolvers<void>()
  let times = 0
  await page.route(
    ({ pathname }) => pathname === '/readyz' || pathname.endsWith('.data'),
    (route) => {
      times += 1
      if (times === 2) asked.resolve()
      return route.abort()
    },
  )
  await asked.promise
  await expect(code).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('.data') && answer.ok())
  await expect(code).toBeVisible()
})
