import { newestMail } from '../../mail/mailbox.ts'
import { readPdfText } from '../../pdf/text.ts'
import { expect, test } from '../journey.ts'
import { acceptAndOrder, fillCart, fillForm, orderPath } from './ordering.ts'

const email = 'apres@exemple.fr'

test('paid, then the mails and the invoice are read, and the contract is withdrawn from', async ({
  page,
  baseURL,
  site,
}) => {
  test.slow()
  const url = site.databaseUrl
  await fillCart(page, baseURL, 'gourde-relief.blanc-craie.2.1600')
  await page.goto('/commande')
  await fillForm(page, { email, paymentMethod: 'Carte bancaire', delivery: 'Livraison à domicile' })
  await acceptAndOrder(page)
  await page.getByRole('button', { name: /Payer/ }).click()
  await expect(page).toHaveURL(orderPath)
  const order = new URL(page.url()).pathname
  await expect(page).toHaveTitle(/\d{4}-\d{4,}/)
  const number = /\d{4}-\d{4,}/.exec(await page.title())?.[0] ?? ''

  const received = await newestMail(url, email, 'order-received')
  expect(received.subject).toContain(number)
  expect(received.text).toContain(order)
  expect(received.text).toContain(`/renoncer?commande=${number}`)
  expect(received.text).toMatch(/formulaire de rétractation/i)
  expect(received.text).toMatch(/38,90/)
  expect((await newestMail(url, email, 'order-paid')).subject).toContain(number)

  const invoice = page.getByRole('link', { name: /Facture FA-/ })
  const file = (await invoice.getAttribute('href')) ?? ''
  expect(file).toMatch(/\/facture-FA-\d{4}-\d{5}\.pdf$/)
  const words = await wordsOf(await page.request.get(file))
  expect(words).toContain(number)
  expect(words).toMatch(/38,90/)
  expect(words).toContain('TVA non applicable')
  expect(words).toContain('Camille Martin')

  await page.getByRole('main').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
  const main = page.getByRole('main')
  await expect(main.getByLabel('Commande ou contrat')).toHaveValue(number)
  await main.getByLabel('Prénom').fill('Camille')
  await main.getByLabel('Nom', { exact: true }).fill('Martin')
  await main.getByLabel(/e-mail/i).fill(email)
  await main.getByRole('button', { name: 'Continuer' }).click()
  await main.getByRole('button', { name: 'Confirmer la rétractation', exact: true }).click()
  await expect(page).toHaveURL(/recu=1/)
  expect((await newestMail(url, email, 'declaration-receipt')).text).toContain(number)

  await page.goto(order)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre rétractation est reçue.')
  await expect(page.getByText(/Rétractation reçue le/)).toBeVisible()
  await expect(page.getByText(/rembours/i).first()).toBeVisible()
})

async function wordsOf(answer: { body: () => Promise<Buffer> }): Promise<string> {
  const { pages } = await readPdfText(await answer.body())
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
