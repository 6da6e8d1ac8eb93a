import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { connect } from '#db/database.ts'
import { participations } from '#db/schema/index.ts'
import { newAthlete, newCompetition } from '../../competitions/athletes.ts'
import { sentTo } from '../../orders/buying.ts'
import { expect, test } from '../journey.ts'
import { badNetwork, open, ordered, pressDespiteACut } from '../office/at-the-track.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({
  expectedErrors: badNetwork,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('an order by telephone, a parcel, an exchange and a return, the line cut at each', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(20_000)
  await signInAsCoach(page.context(), site)
  const buyer = { ...sentTo, firstName: 'Malo', email: 'malo.jour@exemple.fr' }
  const parcel = await ordered(site, buyer, 'gourde-relief.blanc-craie.2.')
  const main = page.getByRole('main')
  const done = (words: string) => expect(page.getByText(words).first()).toBeVisible()

  await open(page, '/admin/commandes/nouvelle')
  await main.getByLabel('Article 1', { exact: true }).selectOption({ value: 'gourde-relief.blanc-craie' })
  await main.getByLabel('Prénom').fill('Jeanne')
  await main.getByLabel('Nom', { exact: true }).fill('Morel')
  await main.getByLabel('E-mail', { exact: true }).fill('jeanne.jour@exemple.fr')
  await main.getByRole('radio', { name: /^Remise/ }).check()
  await main.getByRole('radio', { name: /^Sur place/ }).check()
  await expectNoViolations(page, { taken: 'typed' })
  await pressDespiteACut(page, 'Relire la commande')
  await expect(main.getByRole('heading', { name: 'À lire à l’acheteur' })).toBeVisible()
  await main.getByLabel(/L’acheteur a entendu/).check()
  await expectNoViolations(page, { taken: 'read over' })
  await pressDespiteACut(page, /^Passer la commande/)
  await done('La commande est passée')

  await open(page, `/admin/commandes/${parcel}`)
  await main.getByRole('button', { name: 'Paiement reçu' }).click()
  await done('Le paiement est noté')
  await main.getByLabel('Transporteur').selectOption({ label: 'Colissimo' })
  await main.getByLabel('Numéro de suivi').fill('6A0001')
  await pressDespiteACut(page, 'Expédiée')
  await done('La commande est expédiée')
  await expect(main.getByRole('link', { name: 'Colissimo, 6A0001' })).toHaveAttribute('href', /laposte/)

  await main.getByRole('link', { name: 'Échanger une taille' }).click()
  await main.getByLabel('À la place').selectOption({ value: 'vert-piste' })
  await expectNoViolations(page, { exchange: 'asked' })
  await pressDespiteACut(page, 'Échanger')
  await done('L’échange est noté')
  await main.getByRole('link', { name: 'Échanger une taille' }).click()
  await pressDespiteACut(page, 'Ancien reçu, nouveau expédié')
  await done('L’échange est fait')

  await main.getByRole('link', { name: 'Retour reçu' }).click()
  await main.getByLabel(/Vert piste/).fill('1')
  await expectNoViolations(page, { return: true })
  await pressDespiteACut(page, 'Noter le retour')
  await done('Le retour est noté')
  await pressDespiteACut(page, /^Rembourser 16/)
  await done('Le remboursement est décidé')
})

test('the room of the races: its list, one race and its results, with one thumb', async ({ page, site }) => {
  test.slow()
  await signInAsCoach(page.context(), site)
  const { database, close } = connect(site.databaseUrl, { onError: () => undefined })
  const startOn = addDays(dayInParis(new Date()), -7)
  const id = await newCompetition(database, { startOn, endOn: startOn, title: 'Dix du Jour', formats: [] })
  const { memberId } = await newAthlete(database, { firstName: 'Lou', lastName: 'Vite' })
  await database
    .insert(participations)
    .values({ competitionId: id, memberId, answer: 'going', isHidden: false, updatedAt: new Date() })
  await close()
  const main = page.getByRole('main')

  await open(page, '/admin/competitions')
  await expectNoViolations(page, { races: 'list' })
  await open(page, `/admin/competitions/${id}`)
  await expectNoViolations(page, { races: 'one' })
  await main.getByRole('link', { name: 'Noter les résultats' }).click()
  await main.getByLabel('Coller un classement').fill('VITE Lou;0:41:10;3')
  await pressDespiteACut(page, 'Remplir d’après le classement')
  await expect(main.getByLabel('Temps')).toHaveValue('0:41:10')
  await expectNoViolations(page, { races: 'results' })
  await pressDespiteACut(page, 'Enregistrer les résultats')
  await expect(main.getByText(/Terminé · 0:41:10 · 3e/)).toBeVisible()
  await main.getByRole('link', { name: 'Modifier ou déplacer' }).click()
  await expect(main.getByLabel('Nom', { exact: false }).first()).toBeVisible()
  await expectNoViolations(page, { races: 'change' })
})
