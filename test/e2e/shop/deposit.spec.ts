import { randomUUID } from 'node:crypto'
import { wordsOf } from '../../http/page-words.ts'
import { openBrowser } from '../../http/visitor-browser.ts'
import { orderBy, reachRecap } from '../../orders/buying.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a deposit: asked for by the coach, said before the button, its balance paid after the closing', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const coach = await signInAsCoach(context, site)
  const id = randomUUID()
  const open = (deposit: string) =>
    coach.post('/admin/produits/groupees/ouvrir', {
      id,
      identifier: 't-shirt-bassin',
      opensAt: `${dayIn(-1)}T08:00`,
      closesAt: `${dayIn(6)}T20:00`,
      minimum: '1',
      deliveryOn: dayIn(50),
      payment: 'deposit',
      deposit,
      balanceDays: '14',
    })
  const dear = await open('29')
  expect([dear.status, (await dear.text()).includes('L’acompte atteint le prix')]).toEqual([422, true])
  await page.goto('/admin/produits/groupees/ouvrir')
  await applicationStarted(page)
  await main.getByLabel('À la commande, l’acheteur paie').selectOption('deposit')
  await main.getByLabel('Acompte par pièce, en euros').fill('5,50')
  await expectNoViolations(page)
  expect((await open('5,50')).status).toBe(303)

  await page.goto('/notre-boutique/produits/t-shirt-bassin?coloris=bleu-bassin&taille=m')
  await expect(main.getByText('Acompte de 5,50\u00a0€')).toBeVisible({ timeout: 15_000 })
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier/)
  await expect(main.getByText('Acompte, à la commande')).toBeVisible()
  await expectNoViolations(page)

  const buyer = openBrowser(site)
  const cart = 't-shirt-bassin.bleu-bassin-m.2.'
  const recap = wordsOf(await reachRecap(buyer, cart))
  for (const said of [
    '58 €',
    'Acompte, à la commande Il engage l’acheteur comme le vendeur',
    'Solde, au plus tard le',
    '47',
    'Sinon, l’acompte est rendu',
  ])
    expect(recap).toContain(said)
  expect(recap).toContain('Délai : au plus tard le')
  expect(recap).not.toContain('trente jours après sa date')
  expect(recap.indexOf('Solde, au plus tard le')).toBeLessThan(recap.indexOf('obligation de paiement'))
  await expect(reachRecap(buyer, cart, { paymentMethod: 'on_site' })).rejects.toThrow('422')
  const followed = await orderBy(openBrowser(site), cart, { email: 'acompte@exemple.fr' })
  await page.goto(followed)
  await expect(main.getByText('Acompte, à la commande')).toBeVisible()
  await expectNoViolations(page)
  const [number = ''] = /\d{4}-\d{4,}/.exec(await main.innerText()) ?? []
  const order = `/admin/commandes/${number}`
  await coach.post(`${order}/encaisser`, {})
  await page.reload()
  await expect(main.getByRole('heading', { level: 1, name: 'Votre acompte est reçu.' })).toBeVisible()
  await expect(main.getByRole('heading', { name: /^Solde à venir/ })).toBeVisible()

  const room = `/admin/produits/groupees/${id}`
  await page.goto(`${room}/fermer`)
  await applicationStarted(page)
  await main.getByRole('button', { name: 'Fermer maintenant' }).click()
  await expect(main.getByText('Une attend encore son solde.')).toBeVisible()
  await expectNoViolations(page)
  await page.goto(order)
  await expect(main.getByText(/^47.€, attendu au plus tard le/)).toBeVisible()
  await expectNoViolations(page)
  expect((await coach.post(`${order}/prete`, {})).status).toBe(409)

  await page.goto(followed)
  await applicationStarted(page)
  await expect(main.getByRole('heading', { name: /^Solde à régler/ })).toBeVisible()
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Payer par virement' }).click()
  await expect(main.getByText('Référence')).toBeVisible()
  await main.getByRole('button', { name: 'Payer par carte' }).click()
  await page.getByRole('button', { name: /^Payer 47/ }).click()
  await expect(main.getByRole('heading', { level: 1, name: 'Merci, c’est parti.' })).toBeVisible()
  await expect(main.getByText(/58\u00a0€ reçus/)).toBeVisible()
  await expect(main.getByText(/^Virement et carte bancaire/)).toBeVisible()
  await expect(main.getByRole('link', { name: /^Facture/ })).toHaveCount(2)
  await page.goto(order)
  await expect(main.getByText('Commande du solde')).toBeVisible()
  await expect(main.getByRole('link', { name: /^Commande \d{4}-\d+$/ })).toHaveCount(1)
  expect((await coach.post(`${order}/prete`, {})).status).toBe(303)
})
