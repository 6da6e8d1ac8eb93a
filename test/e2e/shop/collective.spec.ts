import { newVisitor } from '../../accounts/visitor.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { expectNoViolations } from '../violations.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('a collective order: a coach opens it, a sold-out size is put in the cart, the coach calls it off', async ({
  page,
  context,
  site,
}) => {
  const main = page.getByRole('main')
  const coach = await newVisitor(site, 'admin')
  await context.addCookies(coach.cookies().map((cookie) => ({ ...cookie, url: site.url })))
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
