import { randomUUID } from 'node:crypto'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { messages, participations } from '#db/schema/index.ts'
import { inDatabase, newVisitor } from '../../accounts/visitor.ts'
import { newAthlete, newCompetition } from '../../competitions/athletes.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, byCommand, ordered } from './at-the-track.ts'

test.use({ javaScriptEnabled: false, expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

test('the acts of a day by forms alone: money, parcel, hand-over, refund, stock, race, person, message', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  const press = (name: string | RegExp) =>
    main
      .getByRole('button', { name, exact: typeof name === 'string' })
      .first()
      .click()
  const done = (words: string | RegExp) => expect(main.getByText(words).first()).toBeVisible()

  const transfer = await ordered(site, { firstName: 'Zoé', email: 'zoe.nu@exemple.fr' })
  await page.goto(`/admin/commandes/${transfer}`)
  await main.getByLabel('Référence du virement').fill('VIR 7')
  await press('Paiement reçu')
  await done('Le paiement est noté')
  await page.goto(`/admin/commandes/${transfer}/prete`)
  await press('Prête à remettre')
  await done('La commande est prête')
  await press('Annuler')
  await done('la commande est comme avant')
  await byCommand(site, 'orders', 'ready', transfer)
  await page.goto('/admin/commandes/remise')
  await press(`Remise à Zoé Martin, ${transfer}`)
  await done(/Remise par Camille Essai, à/)
  await page.goto(`/admin/commandes/${transfer}/rembourser`)
  await main.getByLabel(/^Gourde Relief/).fill('1')
  await press('Voir ce qui sera rendu')
  await press(/^Rembourser 16/)
  await done('Le remboursement est décidé')

  await page.goto('/admin/produits/bonnet-ondes/stock')
  const form = main.locator('#admin-page form').first()
  await form.getByRole('radio', { name: 'Compté' }).check()
  await form.getByLabel('Pièces').fill('9')
  await form.getByRole('button', { name: 'Enregistrer' }).click()
  await done('Le stock est à jour.')

  const startOn = addDays(dayInParis(new Date()), 40)
  const message = randomUUID()
  const race = await inDatabase(site, async (database) => {
    const asked = { name: 'Maud', email: 'maud.nu@exemple.fr', subject: 'stage', message: 'Une place ?' }
    await database.insert(messages).values({ id: message, ...asked, receivedAt: new Date() })
    const competitionId = await newCompetition(database, { title: 'Nage du Quai', startOn, endOn: startOn })
    const { memberId } = await newAthlete(database, { firstName: 'Lou', lastName: 'Quai' })
    const answer = { competitionId, memberId, answer: 'going', isHidden: false } as const
    await database.insert(participations).values({ ...answer, updatedAt: new Date() })
    return competitionId
  })
  await page.goto(`/admin/competitions/${race}/annuler`)
  await expect(main.getByText(/1 personne reçoit un e-mail/)).toBeVisible()
  await press('Annuler la course')
  await done('La course est annulée')
  await press('Annuler')
  await done('La course est rétablie.')

  const { userId } = await newVisitor(site)
  await page.goto(`/admin/athletes/${userId}/suspendre`)
  await press('Suspendre l’accès')
  await done('L’accès est suspendu.')
  await press('Annuler')
  await done('L’accès est rétabli.')

  await page.goto(`/admin/messages/${message}`)
  await main.getByLabel('Votre réponse').fill('Oui, il en reste deux.')
  await press('Envoyer la réponse')
  await done('Oui, il en reste deux.')
})
