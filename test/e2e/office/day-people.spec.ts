import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { participations } from '#db/schema/index.ts'
import { addAuthenticator } from '../../accounts/second-factor.ts'
import { inDatabase, newVisitor } from '../../accounts/visitor.ts'
import { newAthlete, newCompetition } from '../../competitions/athletes.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, open, pressDespiteACut } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, context, site }) => {
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
})

test('somebody put in another group, a name and an address corrected, a lost phone, suspended and restored', async ({
  page,
  site,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const { userId, email } = await newVisitor(site)
  await addAuthenticator(site.url, email)
  const sheet = `/admin/athletes/${userId}`
  const groups = main.getByRole('textbox', { name: /^Groupes/ })
  const fact = (term: string) =>
    main
      .getByRole('region', { name: 'Fiche' })
      .locator('div', { has: page.getByText(term, { exact: true }) })
      .locator('dd')
      .last()

  await open(page, sheet)
  await groups.fill('Piste du mardi')
  const save = main.getByRole('region', { name: 'Groupes' }).getByRole('button', { name: 'Enregistrer' })
  await pressDespiteACut(page, save, 'unanswered')
  await expect(page.getByText('Les groupes sont enregistrés.').first()).toBeVisible()
  await expect(groups).toHaveValue('Piste du mardi')

  await main.getByRole('link', { name: 'Modifier', exact: true }).click()
  const moved = `juste-${userId}@club.example`
  await main.getByLabel('Nom', { exact: true }).fill('Juste')
  await main.getByLabel('Adresse e-mail').fill(moved)
  await pressDespiteACut(page, 'Enregistrer', 'unanswered', () =>
    expect(main.getByLabel('Adresse e-mail')).toHaveValue(moved),
  )
  await expect(page.getByText('La fiche est enregistrée.').first()).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: 'Camille Juste' })).toBeVisible()

  await expect(fact('Second facteur')).toHaveText('1 en place')
  await main.getByRole('link', { name: 'Retirer le second facteur' }).click()
  await expect(main.getByText('La personne en est prévenue par e-mail', { exact: false })).toBeVisible()
  await pressDespiteACut(page, 'Retirer le second facteur', 'unanswered')
  await open(page, sheet)
  await expect(fact('Second facteur')).toHaveText('Aucun')

  await main.getByRole('link', { name: 'Suspendre l’accès' }).click()
  await pressDespiteACut(page, 'Suspendre l’accès', 'unanswered')
  await open(page, sheet)
  await expect(main.getByText('Suspendu').first()).toBeVisible()
  await main.getByRole('link', { name: 'Rétablir l’accès' }).click()
  await pressDespiteACut(page, 'Rétablir l’accès')
  await expect(page.getByText('L’accès est rétabli.').first()).toBeVisible()
})

test('a page that was just opened, on a telephone that saves data, keeps what was typed when the line is cut', async ({
  page,
  site,
}) => {
  const { userId } = await newVisitor(site)
  // The router has learnt of no address since the page came.
  await page.route('**/__manifest*', (route) => route.abort())
  await open(page, `/admin/athletes/${userId}`)
  const groups = page.getByRole('main').getByRole('textbox', { name: /^Groupes/ })
  await groups.fill('Piste du jeudi')
  const save = page
    .getByRole('main')
    .getByRole('region', { name: 'Groupes' })
    .getByRole('button', { name: 'Enregistrer' })
  await pressDespiteACut(page, save, 'unsent', () => expect(groups).toHaveValue('Piste du jeudi'))
  await expect(page.getByText('Les groupes sont enregistrés.').first()).toBeVisible()
})

test('a mail to those who go to Saturday’s race: read over, sent once', async ({ page, site }) => {
  test.slow()
  const main = page.getByRole('main')
  const startOn = addDays(dayInParis(new Date()), 3)
  const id = await inDatabase(site, async (database) => {
    const race = await newCompetition(database, { title: 'Cross de Samedi', startOn, endOn: startOn })
    const { memberId } = await newAthlete(database, { firstName: 'Lou', lastName: 'Cross' })
    await database
      .insert(participations)
      .values({ competitionId: race, memberId, answer: 'going', isHidden: false, updatedAt: new Date() })
    return race
  })
  await open(page, `/admin/competitions/${id}`)
  await main.getByRole('link', { name: 'Écrire à qui y va' }).click()
  await main.getByLabel('Objet').fill('Rendez-vous samedi')
  const text = main.getByLabel('Message', { exact: true })
  await text.fill('Bonjour,\n\nDépart à huit heures.')
  await pressDespiteACut(page, 'Relire avant d’envoyer', 'unsent', () =>
    expect(text).toHaveValue(/huit heures/),
  )
  await expect(main.getByText('L’e-mail, à lire avant')).toBeVisible()
  await pressDespiteACut(page, /^Envoyer/, 'unanswered')
  await expect(main.getByText(/1 sur 1/)).toBeVisible()
  await open(page, '/admin/athletes/en-nombre')
  await expect(main.getByRole('link', { name: /Rendez-vous samedi/ })).toHaveCount(1)
})
