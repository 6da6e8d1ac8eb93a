import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { messages } from '#db/schema/index.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsMember } from '../sign-in.ts'

// A refused form answers 422, which the browser also writes to its console.
test.use({ expectedErrors: /status of 422/ })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a message with a mistake comes back whole, then reaches the coach and is receipted', async ({
      page,
    }) => {
      const email = `visite-${javaScriptEnabled ? 'js' : 'sans'}@exemple.fr`
      if (javaScriptEnabled) await page.clock.install()
      await page.goto('/contact')
      if (javaScriptEnabled) await applicationStarted(page)
      const form = page.getByRole('main')
      await form.getByRole('radio', { name: 'Stage' }).check()
      await form.getByLabel('Prénom et nom').fill('Camille Exemple')
      await form.getByLabel('Adresse e-mail').fill('pas une adresse')
      await form
        .getByRole('textbox', { name: 'Message' })
        .fill('Bonjour, <b>une question</b> sur le stage de mars.')
      await send(page, javaScriptEnabled)

      const summary = form
        .getByRole('alert')
        .or(form.getByRole('group', { name: /corriger|erreur/i }))
        .first()
      await expect(summary).toBeVisible()
      await expect(form.getByRole('textbox', { name: 'Message' })).toHaveValue(
        'Bonjour, <b>une question</b> sur le stage de mars.',
      )
      await expect(form.getByLabel('Prénom et nom')).toHaveValue('Camille Exemple')
      await expect(form.getByRole('radio', { name: 'Stage' })).toBeChecked()
      await expect(form.getByLabel('Adresse e-mail')).toHaveAttribute('aria-invalid', 'true')
      await expect(form.getByLabel('Adresse e-mail')).toHaveAccessibleDescription(/adresse/i)
      const focusedInSummary = page.locator(':focus')
      await expect(focusedInSummary).toHaveCount(1)

      await form.getByLabel('Adresse e-mail').fill(email)
      await send(page, javaScriptEnabled)
      await expect(page).toHaveURL(/\/contact\?envoye=1/)
      await expect(page.getByRole('heading', { name: 'C’est parti.' })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()

      await expect(async () => {
        await page.goto('/_mails')
        await expect(page.getByRole('row').filter({ hasText: email }).first()).toBeVisible({ timeout: 500 })
        expect(await page.getByRole('row').filter({ hasText: 'bonjour@exemple.fr' }).count()).toBeGreaterThan(
          0,
        )
      }).toPass()
    })
  })
}

// Messages are counted by address: a visitor of its own may write whatever others wrote before.
test.describe('an address left in the footer', () => {
  test.use({ extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.16' } })

  test('is kept by one press, with its page; a word more belongs to it', async ({ page, site }) => {
    const email = `pied-${crypto.randomUUID()}@exemple.fr`
    await page.clock.install()
    await page.goto('/nos-soins')
    await page.getByRole('contentinfo').getByLabel('Adresse e-mail').fill(email)
    await applicationStarted(page)
    await page.clock.fastForward(1700)
    await page.getByRole('button', { name: 'Être recontacté' }).click()
    await expect(page).toHaveURL(`/contact?email=${encodeURIComponent(email)}#contact-form`)
    await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Message' }).fill('Plutôt le soir.')
    await page.clock.fastForward(1700)
    await page.getByRole('button', { name: 'Ajouter ce mot' }).click()
    await expect(page.getByRole('heading', { name: 'C’est parti.' })).toBeVisible()
    await inDatabase(site, async (database) =>
      expect(await database.select().from(messages).where(eq(messages.email, email))).toMatchObject([
        { fromPage: '/nos-soins', message: 'Plutôt le soir.', name: null },
      ]),
    )
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('leads to the form, where one press sends it', async ({ page, site }) => {
      const email = `sans-${crypto.randomUUID()}@exemple.fr`
      await page.goto('/nos-soins')
      await page.getByRole('contentinfo').getByLabel('Adresse e-mail').fill(email)
      await page.getByRole('button', { name: 'Être recontacté' }).click()
      await expect(page).toHaveURL(`/contact?email=${encodeURIComponent(email)}#contact-form`)
      const kept = () => inDatabase(site, (database) => database.$count(messages, eq(messages.email, email)))
      expect(await kept()).toBe(0)
      await page.getByRole('button', { name: 'Envoyer le message' }).click()
      await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeVisible()
      expect(await kept()).toBe(1)
    })
  })
})

test('members see their next session in the footer, and the same form', async ({ page, context, site }) => {
  await signInAsMember(context, site)
  await page.goto('/nos-soins')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Adresse e-mail').scrollIntoViewIfNeeded()
  await expect(footer.getByText('Votre prochaine séance')).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Parlons de' })).toBeHidden()
})

test('the address and the subject of a link are filled in, and such a page is nobody else’s', async ({
  page,
}) => {
  const response = await page.goto('/contact?email=athlete%40exemple.fr&sujet=stage')
  expect(response?.headers()['cache-control']).toMatch(/no-store|private/)
  await expect(page.getByRole('main').getByLabel('Adresse e-mail')).toHaveValue('athlete@exemple.fr')
  await expect(page.getByRole('radio', { name: 'Stage' })).toBeChecked()
})

test('an empty form asks for the address, and leads to it', async ({ page }) => {
  await page.clock.install()
  await page.goto('/contact')
  await applicationStarted(page)
  await send(page, true)
  await page
    .getByRole('main')
    .getByRole('link', { name: /adresse/i })
    .first()
    .click()
  await expect(page.getByRole('main').getByLabel('Adresse e-mail')).toBeFocused()
})

/** Robots send at once; people take a moment. */
async function send(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) await page.clock.fastForward(1700)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
}
