import type { BrowserContext } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { connect } from '#db/database.ts'
import { members } from '#db/schema/index.ts'
import { makeAccount, sessionCookies } from '../../accounts/site-accounts.ts'
import { newCompetition } from '../../competitions/athletes.ts'
import { readPdfText } from '../../pdf/text.ts'
import type { SiteProcess } from '../../site-process.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { pressSlowly } from '../slow-press.ts'

type Made = Parameters<typeof newCompetition>[1]

const today = dayInParis(new Date())
const ahead = { startOn: addDays(today, 30), endOn: addDays(today, 30) }
const past = { startOn: addDays(today, -30), endOn: addDays(today, -30) }
const season = '/espace-athlete/competition/saison'

/** Signs somebody of the club in. */
async function signIn(context: BrowserContext, site: SiteProcess, lastName = 'Essai'): Promise<void> {
  const email = `${crypto.randomUUID()}@club.example`
  await withDatabase(site, async (database) => {
    const userId = await makeAccount(site.databaseUrl, { standing: 'member', email })
    await database.update(members).set({ lastName }).where(eq(members.userId, userId))
  })
  const cookies = await sessionCookies(site.url, email)
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })))
}

/** The address of a competition of the club. */
async function race(site: SiteProcess, change: Made): Promise<string> {
  const id = await withDatabase(site, (database) => newCompetition(database, change))
  return `/espace-athlete/competition/calendrier/${id}`
}

type Database = ReturnType<typeof connect>['database']

async function withDatabase<Value>(
  site: SiteProcess,
  act: (database: Database) => Promise<Value>,
): Promise<Value> {
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  try {
    return await act(database)
  } finally {
    await close()
  }
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('one press answers; details, then hiding, are saved', async ({ page, context, site, browser }) => {
      const path = await race(site, ahead)
      await signIn(context, site, 'Dupin')
      await page.goto(path)
      if (javaScriptEnabled) await applicationStarted(page)
      await page.getByRole('button', { name: 'J’y vais' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'vous y allez' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'J’y vais' })).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('listitem').filter({ hasText: 'Camille Dupin' })).toContainText('vous')

      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await page.getByRole('radio', { name: 'A, l’objectif de la saison' }).check()
      await page.getByLabel('Temps visé').fill('2h29')
      await page.getByLabel('Covoiturage').fill('2 places au départ de la gare')
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('listitem').filter({ hasText: 'Camille Dupin' }).first()).toContainText(
        'M · objectif A · vise 2:29:00',
      )
      await expect(page.getByLabel('Temps visé')).toHaveValue('2:29:00')
      await expect(page.getByRole('region', { name: 'Covoiturage' })).toContainText('2 places')

      const other = await browser.newContext({ baseURL: site.url })
      await signIn(other, site, 'Voisin')
      const seen = await other.newPage()
      await seen.goto(path)
      await expect(seen.getByText('Camille Dupin').first()).toBeVisible()
      await page.getByRole('checkbox', { name: 'Masquer ma participation' }).check()
      await page.getByRole('button', { name: 'Enregistrer' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Personne d’autre ne le voit' })).toBeVisible()
      await seen.reload()
      await expect(seen.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(seen.getByText('Camille Dupin')).toHaveCount(0)
      await expect(seen.getByText('2 places au départ de la gare')).toHaveCount(0)
      await other.close()
    })

    test.describe('a mistake', () => {
      // A browser writes every refusal into its console.
      test.use({ expectedErrors: /422/ })

      test('leads to its field, and nothing typed is lost', async ({ page, context, site }) => {
        const path = await race(site, ahead)
        await signIn(context, site)
        await page.goto(path)
        if (javaScriptEnabled) await applicationStarted(page)
        await page.getByRole('button', { name: 'Peut-être' }).click()
        const time = page.getByLabel('Temps visé')
        await time.fill('vite')
        await page.getByLabel('Covoiturage').fill('Je cherche une place')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        const summary = page.getByRole('alert')
        await expect(summary).toBeFocused()
        await summary.getByRole('link', { name: /Indiquez un temps/ }).click()
        await expect(time).toBeFocused()
        await expect(time).toHaveValue('vite')
        await expect(time).toHaveAccessibleDescription(/Indiquez un temps/)
        await expect(page.getByLabel('Covoiturage')).toHaveValue('Je cherche une place')
        await time.fill('2h30')
        await page.getByRole('button', { name: 'Enregistrer' }).click()
        await expect(time).toHaveValue('2:30:00')
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    })

    test('after the race: a presence, a result, and the season that holds it', async ({
      page,
      context,
      site,
    }) => {
      const path = await race(site, { ...past, title: 'Course d’hier' })
      await signIn(context, site, 'Arrivée')
      await page.goto(path)
      if (javaScriptEnabled) await applicationStarted(page)
      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await page.getByRole('button', { name: 'J’y étais' }).click()
      await page.getByRole('radio', { name: 'Terminé' }).check()
      await page.getByLabel('Temps', { exact: false }).fill('2:28:41')
      await page.getByLabel('Place au général').fill('3e')
      await page.getByRole('button', { name: 'Enregistrer mon résultat' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'résultat est enregistré' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Résultats du club' })).toContainText('Camille Arrivée')
      await expect(page.getByRole('region', { name: 'Votre résultat' })).toContainText('2:28:41')

      await page.getByRole('link', { name: 'En faire une story' }).click()
      await page.waitForURL('**/strava-story-sharing?*')
      await expect(page.locator('data[data-nom="temps"]')).toHaveAttribute('value', '8921')
      await expect(page.locator('data[data-nom="distance"]')).toHaveAttribute('value', '51500')
      await page.goto(season)
      await expect(page.getByRole('listitem').filter({ hasText: 'Course d’hier' })).toContainText('2:28:41')
      const csv = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Pour un tableur (CSV)' }).click()
      expect(readFileSync(await (await csv).path(), 'utf8')).toContain('Course d’hier;Triathlon;M')
      const pdf = page.waitForEvent('download')
      await page.getByRole('link', { name: 'La saison en PDF' }).click()
      const { pages } = await readPdfText(readFileSync(await (await pdf).path()))
      expect(pages.join('\n')).toContain('2:28:41')
    })
  })
}

test('the answer shows at once, before the site has said anything', async ({ page, context, site }) => {
  const path = await race(site, ahead)
  await signIn(context, site)
  await page.goto(path)
  await applicationStarted(page)
  const gate = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Peut-être' }).click()
  await expect(page.getByRole('button', { name: 'Peut-être' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Covoiturage')).toBeVisible()
  gate.resolve()
  await expect(page.getByRole('status').filter({ hasText: 'peut-être' })).toBeVisible()
})

for (const [width, height] of [
  [375, 667],
  [390, 844],
  [1366, 768],
] as const)
  test(`every save counts and says its state at ${width} × ${height}`, async ({ page, context, site }) => {
    await page.setViewportSize({ width, height })
    const path = await race(site, ahead)
    await signIn(context, site)
    await page.goto(path)
    await applicationStarted(page)
    const state = page.getByRole('status').filter({ hasText: /./ })
    await pressSlowly(page, page.getByRole('button', { name: 'Peut-être' }))
    await expect(state.filter({ hasText: 'C’est noté\u00a0: peut-être' })).toBeInViewport()
    const save = page.getByRole('button', { name: 'Enregistrer' })
    for (const time of ['2:45:00', '2:46:00']) {
      await page.getByLabel('Temps visé').fill(time)
      await expect(state.filter({ hasText: 'Pas encore enregistré' })).toBeInViewport()
      await pressSlowly(page, save)
      await expect(state.filter({ hasText: 'C’est noté' })).toBeInViewport()
      await expect(page.getByRole('listitem').filter({ hasText: `vise ${time}` })).toBeVisible()
    }
    await page.getByRole('checkbox', { name: 'Masquer ma participation' }).check()
    await pressSlowly(page, save)
    await expect(state.filter({ hasText: 'Personne d’autre ne le voit' })).toBeInViewport()
    await page.reload()
    await expect(page.getByRole('checkbox', { name: 'Masquer ma participation' })).toBeChecked()
  })

test.describe('a connection that breaks', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ })

  test('loses nothing typed, and is not said to be noted', async ({ page, context, site }) => {
    await signIn(context, site)
    await page.goto(await race(site, ahead))
    await applicationStarted(page)
    await page.getByRole('button', { name: 'J’y vais' }).click()
    const state = page.getByRole('status').filter({ hasText: /./ })
    await expect(state.filter({ hasText: 'C’est noté' })).toBeVisible()
    await page.getByLabel('Covoiturage').fill('2 places')
    await context.setOffline(true)
    const save = page.getByRole('button', { name: 'Enregistrer' })
    await save.click()
    await expect(page.getByRole('alert')).toContainText('La connexion s’est interrompue')
    await expect(state.filter({ hasText: 'Pas enregistré' })).toBeVisible()
    await expect(state.filter({ hasText: 'C’est noté' })).toHaveCount(0)
    await expect(page.getByLabel('Covoiturage')).toHaveValue('2 places')
    await context.setOffline(false)
    await save.click()
    await expect(page.getByRole('region', { name: 'Covoiturage' })).toContainText('2 places')
  })
})

test('by keyboard: the answer stays what it is when Enter is pressed in a field', async ({
  page,
  context,
  site,
}) => {
  const path = await race(site, ahead)
  await signIn(context, site)
  await page.goto(path)
  await applicationStarted(page)
  await page.getByRole('button', { name: 'Peut-être' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'peut-être' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Peut-être' })).toBeFocused()
  const time = page.getByLabel('Temps visé')
  await time.focus()
  await page.keyboard.type('2h45')
  await expect(time).toHaveAccessibleDescription(/2\s?h\s?45\s?min/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: 'vise 2:45:00' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Peut-être' })).toHaveAttribute('aria-pressed', 'true')
  await expect(time).toBeFocused()
})

test('the answer buttons are large enough for a thumb, on the smallest phone too', async ({
  page,
  context,
  site,
}) => {
  const path = await race(site, ahead)
  await signIn(context, site)
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    for (const name of ['J’y vais', 'Peut-être', 'Je passe']) {
      const box = await page.getByRole('button', { name }).boundingBox()
      expect(Math.min(box?.width ?? 0, (box?.height ?? 0) * 0.8)).toBeGreaterThanOrEqual(64)
    }
  }
})

test('axe finds nothing, on a phone and at a desk', async ({ page, context, site }) => {
  test.slow()
  await signIn(context, site)
  const [next, over, off] = [
    await race(site, { ...ahead, notes: 'Combinaison autorisée.' }),
    await race(site, past),
    await race(site, { ...ahead, status: 'cancelled' }),
  ]
  await page.goto(next)
  await page.getByRole('button', { name: 'J’y vais' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'vous y allez' })).toBeVisible()
  await page.goto(over)
  await page.getByRole('button', { name: 'J’y étais' }).click()
  await expect(page.getByRole('region', { name: 'Votre résultat' })).toBeVisible()
  await lookAt(page, [next, over, off, season, `${season}/2031-2032`])
})
