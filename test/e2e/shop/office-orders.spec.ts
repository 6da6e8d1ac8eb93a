import { sentTo } from '../../orders/buying.ts'
import { applicationStarted, expect, test } from '../journey.ts'
import { lookAt } from '../look-at.ts'
import { badNetwork, ordered, pressDespiteACut } from '../office/at-the-track.ts'
import { signInAsCoach } from '../sign-in.ts'
import { expectNoViolations } from '../violations.ts'

test.use({
  expectedErrors: badNetwork,
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
})

test('a small day at the track: a transfer, a hand-over, a parcel, a return, with one thumb', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  const [transfer, parcel, there] = [
    await ordered(site, { firstName: 'Zoé', email: 'zoe@exemple.fr' }),
    await ordered(site, { ...sentTo, firstName: 'Malo', email: 'malo@exemple.fr' }),
    await ordered(site, { paymentMethod: 'on_site', firstName: 'Inès', email: 'ines@exemple.fr' }),
  ]
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  const done = (words: string) => expect(page.getByText(words).first()).toBeVisible()
  await page.goto('/admin')
  await applicationStarted(page)

  // Two transfers came; the line is cut on the first.
  for (const number of [transfer, parcel]) {
    await page.getByRole('button', { name: 'Rubriques' }).click()
    const rooms = page.getByRole('navigation', { name: 'Administration' })
    await rooms.getByRole('link', { name: /^Commandes/ }).click()
    await main.getByRole('link', { name: /^À encaisser/ }).click()
    await expect(main.getByRole('checkbox', { name: new RegExp(parcel) })).toBeVisible()
    await expect(main.getByRole('checkbox', { name: new RegExp(transfer) })).toHaveCount(
      number === transfer ? 1 : 0,
    )
    await main.getByRole('link', { name: new RegExp(number) }).click()
    const reference = main.getByLabel('Référence du virement')
    await reference.fill('VIR 42')
    await pressDespiteACut(page, 'Paiement reçu', 'unsent', () => expect(reference).toHaveValue('VIR 42'))
    await done('Le paiement est noté, la facture part par e-mail.')
  }

  // The parcel leaves: its mail is read before.
  await main.getByText(`Commande ${parcel} : expédiée`).click()
  await expect(main.getByText('Bonjour Malo', { exact: false })).toBeVisible()
  await main.getByLabel('Numéro de suivi').fill('6A0001')
  await main.getByRole('button', { name: 'Expédiée', exact: true }).click()
  await done('La commande est expédiée')

  // Two are ready, in one press, and handed over one by one; one of them is paid there.
  await page.goto('/admin/commandes?etat=a-preparer')
  await applicationStarted(page)
  await main.getByRole('checkbox', { name: new RegExp(transfer) }).check()
  await main.getByRole('checkbox', { name: new RegExp(there) }).check()
  await expectNoViolations(page, { ticked: 2 })
  await main.getByRole('button', { name: 'Prêtes' }).click()
  await main.getByRole('button', { name: 'Prête à remettre, 2 commandes' }).click()
  await expect(main.getByText('Fait, l’e-mail part dans dix secondes.')).toHaveCount(2)
  await page.goto('/admin/commandes/remise')
  await applicationStarted(page)
  // Other journeys of this site may have handed some over.
  const handedOver = main.getByText(/Remise par Camille Essai, à/)
  const before = await handedOver.count()
  await main.getByRole('button', { name: `Remise à Zoé Martin, ${transfer}` }).click()
  await expect(handedOver).toHaveCount(before + 1)
  await main.getByRole('button', { name: `Remise à Inès Martin, ${there}` }).click()
  await expect(handedOver).toHaveCount(before + 2)

  // What was given back comes with what it will do.
  await page.goto(`/admin/commandes/${transfer}`)
  await applicationStarted(page)
  await main.getByRole('link', { name: 'Rembourser', exact: true }).click()
  await main.getByLabel(/^Gourde Relief/).fill('1')
  await main.getByRole('button', { name: 'Voir ce qui sera rendu' }).click()
  await expect(main.getByRole('heading', { name: 'Ce qui va se passer' })).toBeVisible()
  await expectNoViolations(page, { refund: true })
  await pressDespiteACut(page, 'Rembourser 16 €')
  await done('Le remboursement est décidé')
  await main.getByRole('button', { name: 'Remboursement fait' }).click()
  await done('Le remboursement est noté comme fait.')
  await expect(main.getByText('Remboursée').first()).toBeVisible()

  await lookAt(page, ['/admin/commandes', `/admin/commandes/${parcel}`, '/admin/commandes/remise'])
})
