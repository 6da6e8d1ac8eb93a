import { startSiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'

test.use({ expectedErrors: /status of (400|404|503)/ })

test('an unknown page says so and leads back to the start', async ({ page }) => {
  await page.goto('/nulle-part')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes sorti du parcours.')
  await expect(page.getByText('Page not found: /nulle-part')).toBeVisible()
  await page.getByRole('link', { name: 'Revenir au départ' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Trouvez')
})

test('the application leaves an error page for the home page, the error cleared', async ({ page }) => {
  await page.goto('/nos-stages/nulle-part')
  await applicationStarted(page)
  await expect(page.getByText('Page Not Found: /nos-stages/nulle-part')).toBeVisible()
  await page.getByRole('link', { name: 'Revenir au départ' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Page Not Found')).toBeHidden()
})

test('a page that loads with an error leaves the focus alone; a press that leads to one leads to its title', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 })
  await page.goto('/nulle-part')
  await applicationStarted(page)
  await expect(title).toHaveText('Vous êtes sorti du parcours.')
  await expect(page.locator('body')).toBeFocused()

  await page.goto('/contact')
  await applicationStarted(page)
  // The server's own refusal, of a body that is no form.
  await page.route(/contact/, (route) =>
    route.request().method() === 'POST'
      ? route.continue({ headers: { ...route.request().headers(), 'content-type': 'text/plain' } })
      : route.fallback(),
  )
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await expect(title).toHaveText('Nous n’avons pas compris cette demande.')
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  await expect(page.locator('output.vh', { hasText: 'Nous n’avons pas compris' })).toBeAttached()
})

test('in maintenance every page says so, in the words decided', async ({ page, site }) => {
  test.slow()
  const closed = await startSiteProcess({
    MAINTENANCE_MODE: 'on',
    LOG_LEVEL: 'silent',
    DATABASE_URL: site.databaseUrl,
  })
  try {
    const response = await page.goto(`${closed.url}/nos-stages`)
    expect(response?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le site est en maintenance')
    await expect(page.getByText(/Nous revenons très vite, le temps d’un footing\s!/)).toBeVisible()
    await applicationStarted(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le site est en maintenance')
  } finally {
    await closed.stop()
  }
})

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('is called that, and the page asked for is one press away', async ({ page, context }) => {
    await page.goto('/contact')
    await applicationStarted(page)
    const footer = page.getByRole('contentinfo')
    await footer.getByRole('link', { name: 'Mentions légales' }).click()
    await expect(page).toHaveURL('/mentions-legales')
    await context.setOffline(true)
    await footer.getByRole('link', { name: 'Contact' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La connexion s’est interrompue.')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    await expect(page.getByText('500')).toBeHidden()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Réessayer' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
})
