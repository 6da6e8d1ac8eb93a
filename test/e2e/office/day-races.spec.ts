import type { Competition } from '#app/domain/competitions/competition.ts'
import { addDays, dayInParis } from '#app/domain/shared/dates/french-dates.ts'
import { participations } from '#db/schema/index.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { newAthlete, newCompetition } from '../../competitions/athletes.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, open, pressDespiteACut } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, context, site }) => {
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
})

const startOn = addDays(dayInParis(new Date()), 60)

/** A race ahead that an athlete goes to; a proposal is that athlete's own. */
function race(site: SiteProcess, change: Partial<Competition>): Promise<string> {
  return inDatabase(site, async (database) => {
    const { memberId } = await newAthlete(database, { firstName: 'Lou', lastName: 'Vite' })
    const own = change.status === 'proposed' ? { proposedBy: memberId } : {}
    const ahead = { startOn, endOn: startOn, startTime: undefined }
    const closed = { registrationOpensOn: undefined, registrationClosesOn: undefined }
    const facts = { ...ahead, ...closed, ...own, ...change }
    const competitionId = await newCompetition(database, facts)
    if (change.status !== 'proposed')
      await database
        .insert(participations)
        .values({ competitionId, memberId, answer: 'going', isHidden: false, updatedAt: new Date() })
    return competitionId
  })
}

test('proposals with one thumb: one accepted as corrected, one refused with a word, one merged', async ({
  page,
  site,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const facts = { discipline: 'trail', formats: [] } as const
  const accepted = await race(site, { ...facts, status: 'proposed', title: 'Course du Moulin' })
  const refused = await race(site, { ...facts, status: 'proposed', title: 'Course du Gouffre' })
  await race(site, { ...facts, title: 'Corrida des Lanternes' })
  const merged = await race(site, { ...facts, status: 'proposed', title: 'Corrida Lanternes' })

  await open(page, `/admin/competitions/${accepted}`)
  await main.getByRole('link', { name: 'Relire et accepter' }).click()
  const title = main.getByLabel('Nom de la course')
  await title.fill('Course du Moulin-Neuf')
  await pressDespiteACut(page, 'Mettre au calendrier', 'unanswered', () =>
    expect(title).toHaveValue('Course du Moulin-Neuf'),
  )
  await expect(main.getByRole('heading', { level: 1, name: 'Course du Moulin-Neuf' })).toBeVisible()

  await open(page, `/admin/competitions/${refused}`)
  await main.getByRole('link', { name: 'Refuser la proposition' }).click()
  await main.getByLabel(/^Un mot pour qui/).fill('Trop loin cette année.')
  await pressDespiteACut(page, 'Refuser la proposition')
  await expect(main.getByText('Refusée').first()).toBeVisible()

  await open(page, `/admin/competitions/${merged}`)
  await main.getByRole('link', { name: 'Réunir à une course du calendrier' }).click()
  await expect(main.getByRole('radio', { name: /Corrida des Lanternes/ })).toBeChecked()
  await pressDespiteACut(page, 'Réunir à une course du calendrier', 'unanswered')
  await expect(page.getByText(/La proposition est réunie|déjà été prise/).first()).toBeVisible()
})

test('a race moved by a week once who goes is read, cancelled, restored; its participants as a table', async ({
  page,
  site,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const id = await race(site, { title: 'Triathlon du Bac' })
  await open(page, `/admin/competitions/${id}/modifier`)
  await main.getByLabel('Jour', { exact: true }).fill(addDays(startOn, 7))
  await main.getByLabel('Dernier jour').fill('')
  await main.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(main.getByText(/1 personne reçoit un e-mail/)).toBeVisible()
  await pressDespiteACut(page, 'Enregistrer et prévenir', 'unanswered')
  await expect(page.getByText('C’est enregistré').first()).toBeVisible()

  await open(page, `/admin/competitions/${id}/annuler`)
  await expect(main.getByText(/1 personne reçoit un e-mail/)).toBeVisible()
  await pressDespiteACut(page, 'Annuler la course', 'unanswered')
  await expect(page.getByText(/La course est annulée|Course annulée par Camille Essai/).first()).toBeVisible()
  await open(page, `/admin/competitions/${id}/retablir`)
  await pressDespiteACut(page, 'Rétablir la course')
  await expect(page.getByText('La course est rétablie.').first()).toBeVisible()

  await open(page, `/admin/competitions/${id}`)
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Participants en CSV' }).click(),
  ])
  expect(table.suggestedFilename()).toMatch(/\.csv$/)
})

test('a season imported from an .ics, last year’s race added for next year', async ({ page, site }) => {
  test.slow()
  const main = page.getByRole('main')
  const day = (after: number) => addDays(startOn, after).replaceAll('-', '')
  const event = (uid: string, title: string, after: number) =>
    `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;VALUE=DATE:${day(after)}\r\nSUMMARY:${title}\r\nLOCATION:Le Quai\r\nEND:VEVENT\r\n`
  const calendar = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:essai\r\n${event('a', 'Foulée du Quai', 3)}${event('b', 'Boucle du Phare', 9)}END:VCALENDAR\r\n`
  await open(page, '/admin/competitions/importer')
  await main
    .getByLabel('Fichier')
    .setInputFiles({ name: 'saison.ics', mimeType: 'text/calendar', buffer: Buffer.from(calendar) })
  await main.getByLabel('Discipline, où rien n’est dit').selectOption({ value: 'route' })
  await main.getByLabel('Région, où rien n’est dit').selectOption({ value: 'bretagne' })
  await main.getByRole('button', { name: 'Relire les courses' }).click()
  await expect(main.getByText('2 courses lisibles')).toBeVisible()
  await pressDespiteACut(page, 'Ajouter les courses cochées', 'unanswered')
  await expect(page.getByText(/Les courses choisies sont au calendrier/).first()).toBeVisible()
  await open(page, '/admin/competitions?q=Boucle du Phare')
  await expect(main.getByRole('link', { name: /Boucle du Phare/ })).toHaveCount(1)

  const last = await race(site, {
    title: 'Semi du Port',
    startOn: addDays(startOn, -90),
    endOn: addDays(startOn, -90),
  })
  await open(page, `/admin/competitions/${last}`)
  await main.getByRole('link', { name: 'L’édition suivante' }).click()
  const date = main.getByLabel('Jour', { exact: true })
  await expect(date).toHaveValue(addDays(startOn, 274))
  await pressDespiteACut(page, 'Ajouter au calendrier', 'unanswered')
  await expect(page.getByText('La course est au calendrier.').first()).toBeVisible()
})
