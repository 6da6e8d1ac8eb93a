import { sentTo } from '../../orders/buying.ts'
import { expect, test } from '../journey.ts'
import { signInAsCoach } from '../sign-in.ts'
import { badNetwork, byCommand, open, ordered, pressDespiteACut } from './at-the-track.ts'

test.use({ expectedErrors: badNetwork, viewport: { width: 390, height: 844 } })

const pair = 'gourde-relief.blanc-craie.2.'

test('two orders put in preparation, their slips in one PDF, a size exchanged before its parcel leaves', async ({
  page,
  context,
  site,
}) => {
  test.slow()
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  const [one, two] = [
    await ordered(site, { firstName: 'Lise', email: 'lise.matin@exemple.fr' }, pair),
    await ordered(site, { ...sentTo, firstName: 'Noé', email: 'noe.matin@exemple.fr' }, pair),
  ]
  for (const number of [one, two]) await byCommand(site, 'orders', 'paid', number)

  for (const number of [one, two]) {
    await open(page, `/admin/commandes/${number}`)
    await main.getByRole('link', { name: 'Mettre en préparation' }).click()
    await expect(main.getByRole('heading', { level: 1, name: 'Mettre en préparation' })).toBeVisible()
    await pressDespiteACut(page, 'Mettre en préparation', number === one ? 'unanswered' : 'unsent')
    await expect(main.getByText(/en préparation/i).first()).toBeVisible()
  }

  await open(page, '/admin/commandes?etat=a-preparer&q=matin')
  for (const number of [one, two]) await main.getByRole('checkbox', { name: new RegExp(number) }).check()
  const [slips] = await Promise.all([
    context.waitForEvent('response', (answer) => answer.url().includes('bons-de-livraison.pdf')),
    main.getByRole('button', { name: 'Bons de livraison' }).click(),
  ])
  expect(slips.status()).toBe(200)
  expect(slips.url()).toContain(one)
  expect(slips.url()).toContain(two)

  await open(page, `/admin/commandes/${two}/echange`)
  await main.getByLabel('À la place').selectOption({ value: 'vert-piste' })
  await main.getByLabel('Combien').fill('1')
  await expect(main.getByText('l’ancienne repart en vente')).toBeVisible()
  await pressDespiteACut(page, 'Échanger', 'unanswered', () =>
    expect(main.getByLabel('À la place')).toHaveValue('vert-piste'),
  )
  await expect(page.getByText(/L’échange est noté|entre-temps par Camille Essai/).first()).toBeVisible()
  await open(page, `/admin/commandes/${two}`)
  await expect(main.getByText(/pour Vert piste/)).toHaveCount(1)
})

test('two telephones at training: the second is told who ticked', async ({
  page,
  context,
  browser,
  site,
}) => {
  test.slow()
  const other = await browser.newContext({ baseURL: site.url, viewport: { width: 390, height: 844 } })
  const number = await ordered(site, {
    paymentMethod: 'on_site',
    firstName: 'Anouk',
    email: 'anouk@exemple.fr',
  })
  await byCommand(site, 'orders', 'ready', number)
  await Promise.all([signInAsCoach(context, site), signInAsCoach(other, site)])
  const second = await other.newPage()
  for (const phone of [page, second]) await open(phone, '/admin/commandes/remise')
  const name = `Remise à Anouk Martin, ${number}`
  await pressDespiteACut(page, name, 'unanswered')
  const line = page.getByRole('listitem').filter({ hasText: number })
  await expect(line.getByText(/Remise par Camille Essai, à/)).toBeVisible()
  await second.getByRole('button', { name, exact: true }).click()
  await expect(second.getByRole('alert')).toContainText('Déjà remise par Camille Essai')
  await other.close()
})

test('paid by a link, an exchange given up, a gesture, a wrong day, an order called off, the day’s sales', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(15_000)
  await signInAsCoach(context, site)
  const main = page.getByRole('main')
  const done = (words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible()

  await open(page, '/admin/commandes/nouvelle')
  await main.getByLabel('Article 1', { exact: true }).selectOption({ value: 'gourde-relief.blanc-craie' })
  await main.getByLabel('Prénom').fill('Odile')
  await main.getByLabel('Nom', { exact: true }).fill('Roux')
  await main.getByLabel('E-mail', { exact: true }).fill('odile.lien@exemple.fr')
  await main.getByRole('radio', { name: /^Remise/ }).check()
  await main.getByRole('radio', { name: /^Lien de paiement/ }).check()
  await main.getByRole('button', { name: 'Relire la commande' }).click()
  await main.getByLabel(/L’acheteur a entendu/).check()
  await pressDespiteACut(page, /^Passer la commande/, 'unanswered')
  await done('La commande est passée')
  await open(page, '/admin/commandes?etat=toutes&q=odile.lien')
  await expect(main.getByRole('link', { name: /Odile Roux/ })).toHaveCount(1)

  const sent = { ...sentTo, firstName: 'Paul', email: 'paul.soir@exemple.fr' }
  const parcel = await ordered(site, sent, pair)
  await byCommand(site, 'orders', 'paid', parcel)
  await byCommand(site, 'orders', 'sent', parcel)
  await open(page, `/admin/commandes/${parcel}/echange`)
  await main.getByLabel('À la place').selectOption({ value: 'vert-piste' })
  await main.getByRole('button', { name: 'Échanger', exact: true }).click()
  await done('L’échange est noté')
  await main.getByRole('link', { name: 'Échanger une taille' }).click()
  await pressDespiteACut(page, 'Abandonner l’échange', 'unanswered')
  await done(/L’échange est abandonné|déjà/)
  await open(page, `/admin/commandes/${parcel}/echange`)
  await expect(main.getByText('Échange en cours')).toHaveCount(0)

  await open(page, `/admin/commandes/${parcel}/rembourser`)
  await main.getByRole('radio', { name: /geste/i }).check()
  await main.getByLabel('Somme, en euros').fill('3,50')
  await main.getByRole('button', { name: 'Voir ce qui sera rendu' }).click()
  await pressDespiteACut(page, /^Rembourser 3,50/, 'unanswered')
  await done(/Le remboursement est décidé|Un remboursement a été fait entre-temps/)
  await open(page, `/admin/commandes/${parcel}`)
  await expect(main.getByRole('link', { name: /^AV-/ })).toHaveCount(1)

  await open(page, `/admin/commandes/${parcel}/livree`)
  await main.getByRole('button', { name: 'Livrée', exact: true }).click()
  await done('La livraison est notée')
  await open(page, `/admin/commandes/${parcel}/jour`)
  const day = main.getByLabel('Reçue le')
  const today = await day.inputValue()
  await pressDespiteACut(page, 'Corriger le jour de réception')
  await done(/notée comme reçue le/)
  await expect(day).toHaveValue(today)

  const off = await ordered(site, { firstName: 'Rémi', email: 'remi.soir@exemple.fr' })
  await open(page, `/admin/commandes/${off}/annuler`)
  await expect(main.getByText('Ses articles repartent en vente.')).toBeVisible()
  await pressDespiteACut(page, 'Annuler la commande', 'unanswered')
  await done(/déjà|annulée/i)
  await open(page, `/admin/commandes/${off}`)
  await expect(main.getByText('Annulée').first()).toBeVisible()

  await open(page, '/admin/commandes/ventes')
  await expect(main.getByRole('table')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Exporter en CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const [byDay] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: /^Par jour/ }).click(),
  ])
  expect(byDay.suggestedFilename()).toMatch(/\.csv$/)
})
