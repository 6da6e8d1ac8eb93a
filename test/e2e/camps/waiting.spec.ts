import { newestMail } from '../../mail/mailbox.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { acceptAndOrder } from '../shop/ordering.ts'
import { bookingPath, fillBooking, lookHere, readRecap } from './booking-a-camp.ts'

const camp = '/nos-stages/natation/porquerolles'

test.use({ viewport: { width: 390, height: 844 }, expectedErrors: /Transition was/ })

test('the last place taken, the waiting list joined and confirmed, the place that comes back offered and taken', async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(180_000)
  const other = await browser.newPage({ baseURL: site.url })
  await other.goto(`${camp}/inscription`)
  await fillBooking(other, { email: 'dernier@exemple.fr', paymentMethod: 'Virement' })
  await readRecap(other)
  await acceptAndOrder(other)
  await expect(other).toHaveURL(bookingPath)

  await expect(async () => {
    await page.goto(camp)
    await expect(page.getByText('Complet').first()).toBeVisible({ timeout: 500 })
  }).toPass()
  await lookHere(page, 'a full camp')
  await applicationStarted(page)
  await page.getByRole('main').getByRole('link', { name: 'Rejoindre la liste d’attente' }).first().click()
  await lookHere(page, 'joining')
  await page.getByLabel('Prénom').fill('Ana')
  await page.getByLabel('Adresse e-mail').first().fill('ana-attend@exemple.fr')
  await page.getByRole('button', { name: 'Rejoindre la liste d’attente' }).click()
  await expect(page.getByText('Un e-mail vient de partir.')).toBeVisible()
  await lookHere(page, 'asked')
  const asked = await newestMail(site.databaseUrl, 'ana-attend@exemple.fr', 'camp-wait-asked')
  await page.goto(/\/liste-d-attente\/[\w-]{32}/.exec(asked.text)?.[0] ?? '')
  await lookHere(page, 'to be confirmed')
  await page.getByRole('button', { name: 'Confirmer mon adresse' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous êtes en 1re position.')
  await lookHere(page, 'waiting')

  await other.getByRole('link', { name: 'Annuler cette inscription' }).click()
  await other.getByRole('button', { name: 'Annuler l’inscription' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Inscription annulée.')
  const offered = await newestMail(site.databaseUrl, 'ana-attend@exemple.fr', 'camp-place-offered')
  await page.goto(/\/liste-d-attente\/[\w-]{32}/.exec(offered.text)?.[0] ?? '')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Une place est pour vous.')
  await lookHere(page, 'offered')
  await other.goto(`${camp}/inscription`)
  await expect(other.getByText('ou il est complet')).toBeVisible()
  await other.close()

  const wait = page.url()
  await page.getByRole('link', { name: 'Prendre la place' }).click()
  await fillBooking(page, { email: 'ana-attend@exemple.fr', paymentMethod: 'Virement' })
  await readRecap(page)
  await acceptAndOrder(page)
  await expect(page).toHaveURL(bookingPath)
  const booking = page.url()
  await page.goto(wait)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vous avez pris la place.')
  await page.goto(`${booking}/annuler`)
  await page.getByRole('button', { name: 'Annuler l’inscription' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inscription annulée.')
})
