import { randomUUID } from 'node:crypto'
import { cannedAnswers, messages, outgoingMails } from '#db/schema/index.ts'
import { inDatabase, newVisitor } from '../../accounts/visitor.ts'
import type { SiteProcess } from '../../site-process.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, open, pressDespiteACut, type Cut } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, context, site }) => {
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
})

function received(site: SiteProcess, name: string): Promise<string> {
  return inDatabase(site, async (database) => {
    const id = randomUUID()
    const email = `${id}@exemple.fr`
    await database.insert(messages).values({
      id,
      name,
      email,
      subject: 'stage',
      message: 'Reste-t-il une place ?',
      receivedAt: new Date(),
    })
    return id
  })
}

test('four messages answered with one thumb, one by a canned answer; spam put away', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  const main = page.getByRole('main')
  await inDatabase(site, (database) =>
    database.insert(cannedAnswers).values({
      id: randomUUID(),
      title: 'Il reste des places',
      text: 'Bonjour {prénom}, oui.',
      updatedAt: new Date(),
    }),
  )
  const cuts: readonly (Cut | undefined)[] = ['unanswered', 'unsent', undefined, 'unanswered']
  for (const [index, cut] of cuts.entries()) {
    await open(page, `/admin/messages/${await received(site, `Maud ${index}`)}`)
    const answer = main.getByLabel('Votre réponse')
    if (index === 0) {
      await main.getByLabel('Réponse toute prête').selectOption({ label: 'Il reste des places' })
      await main.getByRole('button', { name: 'Insérer' }).click()
      await expect(answer).toHaveValue('Bonjour Maud, oui.')
    } else await answer.fill(`Oui, la réponse ${index}.`)
    const typed = await answer.inputValue()
    if (cut) await pressDespiteACut(page, 'Envoyer la réponse', cut, () => expect(answer).toHaveValue(typed))
    else await main.getByRole('button', { name: 'Envoyer la réponse' }).click()
    const thread = main.getByRole('region', { name: 'Échange' })
    await expect(thread.getByText(typed)).toHaveCount(1)
    await expect(answer).toHaveValue('')
  }

  await open(page, `/admin/messages/${await received(site, 'Pub')}`)
  await pressDespiteACut(page, 'Indésirable', 'unanswered')
  await expect(main.getByRole('button', { name: 'Ce n’est pas un indésirable' })).toBeVisible()
})

test('a mail that was refused is sent again; the log says what the other coach did', async ({
  page,
  site,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const id = await inDatabase(site, async (database) => {
    const [mail] = await database
      .insert(outgoingMails)
      .values({
        recipient: 'refuse@exemple.fr',
        template: 'contact',
        subject: 'Votre message',
        text: 'Bonjour.',
        status: 'failed',
        attempts: 5,
        lastError: '550 boîte pleine',
        createdAt: new Date(),
      })
      .returning()
    return mail?.id ?? ''
  })
  await open(page, `/admin/envois/${id}`)
  await pressDespiteACut(page, 'Réessayer maintenant', 'unanswered')
  await expect(
    page.getByText(/Un nouvel envoi est demandé|Il n’y avait plus rien à faire/).first(),
  ).toBeVisible()

  const other = await newVisitor(site, 'admin')
  await other.post(`/admin/messages/${await received(site, 'Ève')}`, { etat: 'clos' })
  await open(page, '/admin/journal?genre=messages')
  await expect(main.getByRole('listitem').filter({ hasText: 'Camille Essai' }).first()).toBeVisible()
})
