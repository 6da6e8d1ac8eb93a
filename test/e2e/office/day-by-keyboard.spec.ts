import type { Locator, Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { messages } from '#db/schema/index.ts'
import { inDatabase } from '../../accounts/visitor.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, open, ordered } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 1440, height: 900 } })

/** Goes on by Tab until this has the focus: everything is reached so, and is seen to be. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await target.evaluate((part) => part === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Not reached by Tab: ${target.toString()}`)
}

test('a desk without a mouse: found, collected, prepared, answered, by keys alone', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  const number = await ordered(site, { firstName: 'Ida', email: 'ida.clavier@exemple.fr' })
  const message = randomUUID()
  await inDatabase(site, (database) =>
    database.insert(messages).values({
      id: message,
      name: 'Maud Clavier',
      email: 'maud.clavier@exemple.fr',
      subject: 'stage',
      message: 'Une place ?',
      receivedAt: new Date(),
    }),
  )
  await open(page, '/admin')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox').first()).toBeFocused()
  await page.keyboard.type(number)
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('link', { name: new RegExp(`^Commande ${number}`) }).first())
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { level: 1, name: `Commande ${number}` })).toBeVisible()
  await tabTo(page, main.getByLabel('Référence du virement'))
  await page.keyboard.type('VIR 9')
  await tabTo(page, main.getByRole('button', { name: 'Paiement reçu' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le paiement est noté').first()).toBeVisible()
  const prepare = main.getByRole('link', { name: 'Mettre en préparation' })
  await tabTo(page, prepare)
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('button', { name: 'Mettre en préparation' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('La commande est en préparation.').first()).toBeVisible()

  const menu = page.getByRole('navigation', { name: 'Administration' })
  await page.keyboard.press('Control+Home')
  await tabTo(page, menu.getByRole('link', { name: /^Messages/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('link', { name: /Maud Clavier/ }).first())
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByLabel('Votre réponse'))
  await page.keyboard.type('Oui, une.')
  await tabTo(page, main.getByRole('button', { name: 'Envoyer la réponse' }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('region', { name: 'Échange' }).getByText('Oui, une.')).toBeVisible()
  await tabTo(page, main.getByRole('button', { name: 'Clore' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Le message est clos.').first()).toBeVisible()
})
