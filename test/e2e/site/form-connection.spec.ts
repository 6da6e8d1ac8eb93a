import type { Page } from '@playwright/test'
import { count, eq } from 'drizzle-orm'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { competitions, messages, outgoingMails, usedLimits } from '#db/schema/index.ts'
import { password } from '../../accounts/site-accounts.ts'
import { inDatabase, letProofsAge, newVisitor } from '../../accounts/visitor.ts'
import { lanzaroteForm, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { openBrowser } from '../../http/visitor-browser.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsMember } from '../sign-in.ts'

// A page may still read for a session that was closed.
test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_RESET|404 .*lecture\.data/ })

/** Presses twice: offline, then with an answer that is lost after the write; what was typed stays. The third press counts. */
async function pressUntilItArrives(page: Page, button: string, check: () => Promise<void>): Promise<void> {
  const press = () => page.getByRole('main').getByRole('button', { name: button }).click()
  const alert = page.getByRole('main').getByRole('alert')
  await page.context().setOffline(true)
  await press()
  await expect(alert).toBeFocused()
  await expect(alert).toContainText('nous ne savons pas')
  await check()
  await page.context().setOffline(false)
  const lost = Promise.withResolvers<void>()
  await page.route(
    (url) => url.pathname.endsWith('.data'),
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch({ maxRedirects: 0 })
      lost.resolve()
      return route.abort('connectionreset')
    },
  )
  await press()
  await lost.promise
  await expect(alert).toBeFocused()
  await check()
  await page.unrouteAll({ behavior: 'wait' })
  await press()
}

test('what reminders are wanted stays ticked when the connection breaks, and is kept once', async ({
  page,
  context,
  site,
}) => {
  await signInAsMember(context, site)
  await page.goto('/espace-athlete/competition/calendrier/abonnement')
  await applicationStarted(page)
  const reminder = page.getByRole('checkbox', { name: 'Trois jours avant la clôture des inscriptions' })
  await reminder.uncheck()
  await pressUntilItArrives(page, 'Enregistrer', () => expect(reminder).not.toBeChecked())
  await expect(page.locator(':focus')).toHaveText('C’est enregistré.')
  await page.reload()
  await expect(reminder).not.toBeChecked()
})

test('a message whose connection breaks stays in its form, and arrives once', async ({ page, site }) => {
  const email = `coupure-${crypto.randomUUID()}@exemple.fr`
  await page.clock.install()
  await page.goto('/contact')
  await applicationStarted(page)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: 'Stage' }).check()
  await main.getByLabel('Prénom et nom').fill('Camille Martin')
  await main.getByLabel('Adresse e-mail').fill(email)
  await main.getByRole('textbox', { name: 'Message' }).fill('Reste-t-il une place en mars ?')
  await page.clock.fastForward(1700)
  await pressUntilItArrives(page, 'Envoyer le message', async () => {
    await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Reste-t-il une place en mars ?')
    await expect(main.getByRole('radio', { name: 'Stage' })).toBeChecked()
  })
  await expect(page.getByRole('heading', { name: 'C’est parti.' })).toBeVisible()
  await inDatabase(site, async (database) => {
    expect(await database.$count(messages, eq(messages.email, email))).toBe(1)
    expect(await database.$count(outgoingMails, eq(outgoingMails.recipient, email))).toBe(1)
  })
})

test('so does an address left in the footer', async ({ page, site }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '192.0.2.17' })
  const email = `pied-${crypto.randomUUID()}@exemple.fr`
  await page.clock.install()
  await page.goto('/nos-soins')
  const footer = page.getByRole('contentinfo')
  await footer.getByLabel('Adresse e-mail').fill(email)
  await applicationStarted(page)
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(1700)
  await page.context().setOffline(true)
  await footer.getByRole('button', { name: 'Être recontacté' }).click()
  await expect(footer.getByRole('alert')).toContainText('nous ne savons pas')
  await expect(footer.getByLabel('Adresse e-mail')).toHaveValue(email)
  await page.context().setOffline(false)
  await footer.getByRole('button', { name: 'Être recontacté' }).click()
  await expect(page.getByRole('heading', { name: 'C’est noté' })).toBeVisible()
  await inDatabase(site, async (database) =>
    expect(await database.$count(messages, eq(messages.email, email))).toBe(1),
  )
})

test('so does the proposal of a race', async ({ page, context, site }) => {
  const { memberId } = await signInAsMember(context, site)
  await page.goto('/espace-athlete/competition/calendrier/proposer')
  await applicationStarted(page)
  await page.getByRole('textbox', { name: 'Nom de la course' }).fill('Triathlon des Coupures')
  await page.getByRole('combobox', { name: 'Discipline' }).selectOption('Triathlon')
  await page.getByLabel('Jour', { exact: true }).fill(addDays(dayInParis(new Date()), 61))
  await page.getByRole('textbox', { name: 'Commune ou lieu' }).fill('Le Lac')
  await page.getByRole('combobox', { name: 'Région' }).selectOption('Occitanie')
  await pressUntilItArrives(page, 'Proposer cette course', async () => {
    await expect(page.getByRole('textbox', { name: 'Nom de la course' })).toHaveValue(
      'Triathlon des Coupures',
    )
    await expect(page.getByRole('combobox', { name: 'Région' })).toHaveValue(/./)
  })
  await expect(page.getByRole('heading', { name: 'Merci, c’est proposé.' })).toBeFocused()
  await inDatabase(site, async (database) => {
    expect(await database.$count(competitions, eq(competitions.proposedBy, memberId))).toBe(1)
  })
})

test('an account’s names, address and password are changed once', async ({ page, context, site }) => {
  const { email } = await signInAsMember(context, site)
  const mails = () =>
    inDatabase(site, async (database) => {
      const [row] = await database
        .select({ sent: count() })
        .from(outgoingMails)
        .where(eq(outgoingMails.recipient, email))
      return row?.sent
    })
  await page.goto('/compte')
  await applicationStarted(page)
  await page.getByLabel('Prénom').fill('Zoé')
  await pressUntilItArrives(page, 'Enregistrer', () => expect(page.getByLabel('Prénom')).toHaveValue('Zoé'))
  await expect(page.locator('.done-note', { hasText: 'C’est enregistré.' })).toBeFocused()

  const address = page.getByLabel('Nouvelle adresse e-mail')
  await address.fill(`nouvelle-${email}`)
  await pressUntilItArrives(page, 'Changer d’adresse', () => expect(address).toHaveValue(`nouvelle-${email}`))
  await expect(page.getByText('Changement en attente.')).toBeVisible()
  await expect.poll(mails).toBe(1)

  await page.goto('/compte/securite/mot-de-passe')
  await applicationStarted(page)
  const next = page.getByLabel('Nouveau mot de passe', { exact: true })
  await page.getByLabel('Mot de passe actuel').fill(password)
  await next.fill('quatre mots bien choisis')
  await pressUntilItArrives(page, 'Changer le mot de passe', () =>
    expect(next).toHaveValue('quatre mots bien choisis'),
  )
  await expect(page.getByText('Votre mot de passe est changé.')).toBeVisible()
  await expect.poll(mails).toBe(2)
})

test('a sign-in, a new factor and an invitation stay as they were typed', async ({ page, site }) => {
  const { email } = await newVisitor(site, 'admin')
  const pressOffline = async (button: string) => {
    await applicationStarted(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('nous ne savons pas')
    await page.context().setOffline(false)
  }
  await page.goto('/login')
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await pressOffline('Se connecter')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)

  await page.goto('/compte/securite/application')
  await page.getByLabel('Nom').fill('Le vieux téléphone')
  await pressOffline('Continuer')
  await expect(page.getByLabel('Nom')).toHaveValue('Le vieux téléphone')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByLabel('Code affiché par l’application').fill('000000')
  await pressOffline('Vérifier le code')
  await expect(page.getByLabel('Code affiché par l’application')).toHaveValue('000000')

  await page.goto('/admin/athletes/inviter')
  await page.getByLabel('Adresse e-mail').fill('coupee@club.example')
  await pressOffline('Envoyer l’invitation')
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('coupee@club.example')
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByLabel('Lien personnel')).toBeVisible()
})

test('signing out and disowning a sign-in wait for the connection on their page', async ({
  page,
  context,
  site,
}) => {
  const { email } = await signInAsMember(context, site)
  await page.goto('/deconnexion')
  await applicationStarted(page)
  await pressUntilItArrives(page, 'Se déconnecter', async () => {
    await expect(page.getByRole('heading', { name: 'À bientôt' })).toBeVisible()
  })
  await expect(page).toHaveURL('/')
  expect((await context.cookies()).filter(({ name }) => name.includes('auth-token'))).toEqual([])

  for (let device = 0; device < 2; device += 1) {
    await context.clearCookies()
    await page.goto('/login')
    await applicationStarted(page)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await expect(page).not.toHaveURL(/login/)
  }
  const { text } = await newestMail(site.databaseUrl, email, 'account-signed-in')
  await page.goto(/\/connexion-inconnue\?[^\s\]]+/.exec(text)?.[0] ?? '')
  await applicationStarted(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Ce n’était pas moi, tout fermer' }).click()
  await expect(page.getByRole('alert')).toContainText('nous ne savons pas')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Ce n’était pas moi, tout fermer' }).click()
  await expect(page.getByRole('heading', { name: 'Votre compte est refermé' })).toBeVisible()
})

test('what a coach typed is in its form again after the proof that was asked for', async ({
  page,
  context,
  site,
}) => {
  const coach = await newVisitor(site, 'admin')
  await letProofsAge(site, coach, '13 hours')
  await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
  await page.goto('/admin/athletes/inviter')
  await applicationStarted(page)
  await page.getByLabel('Adresse e-mail').fill('zoe@club.example')
  await page.getByLabel('Groupes').fill('Piste, Trail')
  await page.getByRole('radio', { name: /^Coach/ }).check()
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page).toHaveURL('/login?etape=preuve')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL('/admin/athletes/inviter')
  await expect(page.locator('.done-note', { hasText: 'Rien n’était encore enregistré' })).toBeFocused()
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue('zoe@club.example')
  await expect(page.getByLabel('Groupes')).toHaveValue('Piste, Trail')
  await expect(page.getByRole('radio', { name: /^Coach/ })).toBeChecked()
  await page.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByLabel('Lien personnel')).toBeVisible()
})

test('a booking is paid and given up on its own pages, which stay when the connection breaks', async ({
  page,
  site,
}) => {
  // The bookings of other journeys on this site were those of one address.
  await inDatabase(site, async (database) => void (await database.delete(usedLimits)))
  const browser = openBrowser(site)
  const recap = await reachRecap(browser, 1, { paymentMethod: 'card', email: 'coupure@exemple.fr' })
  const left = await browser.post(lanzaroteForm, orderOf(recap))
  expect(left.text).not.toContain('role="alert"')
  const waiting = await browser.get(left.location ?? '')
  await page.goto(/href="(\/commande\/[\w-]+)"/.exec(waiting.text)?.[1] ?? '')
  await expect(page).toHaveURL(/\/inscription\//)
  await applicationStarted(page)
  const still = (heading: string) => () => expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await pressUntilItArrives(page, 'Payer par carte', still('Il ne manque que le paiement.'))
  await expect(page).toHaveURL(/\/payer$/)
  await page.goBack()
  await page.getByRole('link', { name: 'Annuler cette inscription' }).click()
  const sure = still('Annuler cette inscription ?')
  await sure()
  await pressUntilItArrives(page, 'Annuler l’inscription', sure)
  await still('Inscription annulée.')()
})
