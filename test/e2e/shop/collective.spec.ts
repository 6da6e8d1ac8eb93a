import { randomUUID } from 'node:crypto'
import { openBrowser } from '../../http/visitor-browser.ts'
import { orderBy } from '../../orders/buying.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a collective order: a coach opens it, a sold-out size is put in the cart, the coach calls it off', async ({
  page,
  context,
  site,
}) => {
  const main = page.getByRole('main')
  await signInAsCoach(context, site)
  await page.goto('/admin/produits/groupees/ouvrir')
  await applicationStarted(page)
  await main.getByLabel('Produit').selectOption('trifonction-enchainement-femme')
  await main.getByLabel('S’ouvre').fill(`${dayIn(-1)}T08:00`)
  await main.getByLabel('Se ferme').fill(`${dayIn(6)}T20:00`)
  await main.getByLabel('Pièces au moins').fill('12')
  await main.getByLabel('Livrée au plus tard le').fill(dayIn(50))
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Ouvrir', exact: true }).click()
  await expect(main.getByRole('heading', { name: 'À produire\u00a0: 0 sur 12' })).toBeVisible()
  const room = new URL(page.url()).pathname

  await page.goto('/notre-boutique/produits/trifonction-enchainement-femme?coloris=ardoise&taille=l')
  await expect(main.getByText('Commande groupée', { exact: true })).toBeVisible()
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Ajouter au panier' }).click()
  await expect(page).toHaveURL(/\/panier/)
  await expect(main.getByText(/au plus tard le/).first()).toBeVisible()

  await page.goto(`${room}/annuler`)
  await expectNoViolations(page)
  await main.getByRole('button', { name: 'Annuler la commande groupée' }).click()
  await expect(main.getByText('Annulée', { exact: true })).toBeVisible()
  await page.goto('/notre-boutique/panier')
  await expect(main.getByText(/épuisé/i).first()).toBeVisible()
})

test('what was made is told ready in one press, with a word, and handed over from its own list', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const main = page.getByRole('main')
  const coach = await signInAsCoach(context, site)
  const id = randomUUID()
  await coach.post('/admin/produits/groupees/ouvrir', {
    id,
    identifier: 'maillot-couloirs-femme',
    opensAt: `${dayIn(-1)}T08:00`,
    closesAt: `${dayIn(6)}T20:00`,
    minimum: '1',
    deliveryOn: dayIn(50),
  })
  const paid = { paymentMethod: 'on_site', firstName: 'Lise', email: 'lise.groupe@exemple.fr' }
  await orderBy(openBrowser(site), 'maillot-couloirs-femme.vert-piste-m.1.', paid)
  const room = `/admin/produits/groupees/${id}`
  await page.goto(`${room}/fermer`)
  await applicationStarted(page)
  await expect(main.getByText('lancée').first()).toBeAttached()
  await main.getByRole('button', { name: 'Fermer maintenant' }).click()
  await expect(main.getByRole('heading', { name: 'Remis\u00a0: 0 sur 1' })).toBeVisible()
  await expectNoViolations(page)
  await main.getByRole('link', { name: 'Prêtes à remettre, 1' }).click()
  await main.getByLabel('Un mot en plus').fill('Jeudi, au stade.')
  await main.getByText(/prête/).first().waitFor()
  await expectNoViolations(page, { several: true })
  await main.getByRole('button', { name: /^Prête/ }).click()
  await expect(main.getByText('Fait, l’e-mail part dans dix secondes.')).toBeVisible()
  await page.goto(room)
  await main.getByRole('link', { name: 'Liste de remise, 1' }).click()
  await expect(main.getByRole('heading', { level: 1, name: /^Remise, / })).toBeVisible()
  await main.getByRole('button', { name: /^Remise à Lise/ }).click()
  await expect(main.getByText(/Remise par/)).toBeVisible()
  await page.goto(room)
  await expect(main.getByRole('heading', { name: 'Remis\u00a0: 1 sur 1' })).toBeVisible()
})
