import { eq } from 'drizzle-orm'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { outgoingMails, participations } from '#db/schema/index.ts'
import { inDatabase, newVisitor } from '../../accounts/visitor.ts'
import { newAthlete, newCompetition } from '../../competitions/athletes.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, open } from './at-the-track.ts'

test.use({
  // The picture of a text that is hidden is not there.
  expectedErrors: new RegExp(`${badNetwork.source}|content-images`),
  viewport: { width: 390, height: 844 },
})

test('suspended, hidden, called off: each is taken back by one press for ten seconds', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  const { userId } = await newVisitor(site)
  const startOn = addDays(dayInParis(new Date()), 20)
  const { race, athlete } = await inDatabase(site, async (database) => {
    const competitionId = await newCompetition(database, { title: 'Relais du Soir', startOn, endOn: startOn })
    const { memberId } = await newAthlete(database, { firstName: 'Lou', lastName: 'Relais' })
    const answer = { competitionId, memberId, answer: 'going', isHidden: false } as const
    await database.insert(participations).values({ ...answer, updatedAt: new Date() })
    return { race: competitionId, athlete: `${memberId}@exemple.fr` }
  })
  const acts = [
    [
      `/admin/athletes/${userId}/suspendre`,
      'Suspendre l’accès',
      'L’accès est suspendu.',
      'L’accès est rétabli.',
    ],
    [
      '/admin/produits/bonnet-ondes/visibilite',
      'Masquer le produit',
      'Le produit est masqué.',
      'de nouveau en vente',
    ],
    [
      '/admin/textes/nosStages~lanzarote.md/masquer',
      'Masquer ce texte',
      'n’est plus sur le site',
      // Another journey of this site may have changed it.
      /Le texte du fichier compte|La version est reprise/,
    ],
    [
      `/admin/competitions/${race}/annuler`,
      'Annuler la course',
      'La course est annulée',
      'La course est rétablie.',
    ],
  ] as const
  for (const [path, label, done, undone] of acts) {
    await open(page, path)
    await main.getByRole('button', { name: label, exact: true }).click()
    const toast = page.locator('.toast').filter({ hasText: done })
    await toast.getByRole('button', { name: 'Annuler' }).click()
    await expect(page.locator('.toast').filter({ hasText: undone })).toBeVisible()
  }
  await open(page, `/admin/textes/nosStages~lanzarote.md`)
  await expect(main.getByRole('link', { name: 'Voir la page' })).toBeVisible()
  const told = await inDatabase(site, (database) =>
    database.$count(outgoingMails, eq(outgoingMails.recipient, athlete)),
  )
  expect(told).toBe(0)
})
