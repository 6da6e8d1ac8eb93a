import { expect, test } from 'vitest'
import { plain, wordsOf } from '#test/mail/reading.ts'
import { letterOf, mailFacts } from '#test/orders/emails.ts'
import { shirt } from '#test/orders/lines.ts'
import { handOverOrder, paidOrder, placedOrder, transferOrder } from '#test/orders/placed-order.ts'

const { club, siteUrl } = mailFacts

test('the confirmation says what was ordered, for how much, how it arrives and until when', async () => {
  const { text, html, recipient, replyTo } = await letterOf('received', placedOrder())
  expect([recipient, replyTo]).toEqual(['athlete@exemple.fr', club.email])
  for (const part of [text, plain(html)])
    for (const said of [
      'Maillot Couloirs',
      'Vert piste, taille M',
      '54 €',
      '16 €',
      '32 €',
      '18 €',
      '6,90 €',
      '110,90 €',
      'toutes taxes comprises',
      'TVA non applicable, art. 293 B du CGI',
      '20 novembre 2026, 16 h 42',
      'Livraison à domicile',
      '3 à 5 jours ouvrés',
      'dimanche 20 décembre 2026',
      '12 rue du Stade',
      '69003 LYON',
      '06 12 34 56 78',
      'Médiation d’exemple',
      '1 rue de la Médiation, 75000 Paris',
      'https://mediateur.exemple.fr/',
    ])
      expect(part).toContain(said)
  expect(text).toMatch(/Gourde Relief +32 €\nArdoise, 2 × 16 €/)
  expect(text).toMatch(/Total +110,90 €/)
})

test('the confirmation carries the rights of the law: regime of each line, notice, form, function, guarantees', async () => {
  const { text, html } = await letterOf('received', placedOrder())
  const seller = '1 rue de l’Exemple, 69000 Lyon, France'
  for (const part of [text, plain(html)])
    for (const said of [
      'article L. 221-18 du code de la consommation',
      'article L. 221-28, 5°',
      'prend physiquement possession du dernier bien',
      'au plus tard quatorze jours à compter du jour où nous sommes informés',
      'Renoncer au contrat ici',
      `${siteUrl}/renoncer?commande=2026-0418`,
      'Veuillez compléter et renvoyer le présent formulaire uniquement si',
      `entrepreneur individuel (EI), ${seller}, ${club.email} :`,
      '(*) Rayez la mention inutile.',
      'Le consommateur dispose d’un délai de deux ans à compter de la délivrance du bien',
      'articles 1641 à 1649 du code civil',
    ])
      expect(part).toContain(said)
  expect(html).toMatch(/<blockquote style="[^"]*border:2px solid[^"]*">\s*<p[^>]*><strong>Garantie légale/)
})

test('one piece is « le bien »', async () => {
  const { text } = await letterOf('received', placedOrder({ lines: [shirt] }))
  expect(text).toContain('prend physiquement possession du bien.')
})

test('the terms accepted are there in full, in both parts, with version and moment of acceptance', async () => {
  const order = placedOrder()
  const { text, html } = await letterOf('received', order)
  expect(text).toContain('Version 2 du 10 novembre 2026, acceptée le 20 novembre 2026, 16 h 42')
  const sentences = order.terms.terms
    .split('\n')
    .filter((line) => /^[A-ZÀ-Ý][^[*|]+[.]$/.test(line))
    .map((line) => plain(line))
  expect(sentences.length).toBeGreaterThan(10)
  for (const sentence of sentences) {
    expect(text).toContain(sentence)
    expect(wordsOf(html)).toContain(sentence)
  }
  const titles = [...order.terms.terms.matchAll(/^## (.+)$/gm)].map(([, title = '']) => plain(title))
  for (const title of titles) expect(plain(html)).toContain(`>${title}</h3>`)
})

test('by card: not paid yet, where to pay, until when the pieces wait', async () => {
  const { text } = await letterOf('received', placedOrder())
  expect(text).toContain(
    'n’est pas encore confirmé. Vos articles sont gardés de côté jusqu’au 20 novembre 2026, 17 h 12.',
  )
  expect(text).toContain(`Payer ma commande ${siteUrl}/commande/Zk3vQ8mN1xT7pR5wY2cH9bL4sD6fG0jA`)
})

test('by card, paid before the email was written: nothing is asked for', async () => {
  const { text } = await letterOf('received', paidOrder())
  expect(text).toContain('Votre paiement de 110,90 € est reçu.')
  expect(text).not.toContain('Payer ma commande')
  expect(text).toContain('Suivre ma commande')
})

test('by transfer without bank details, they are to be asked for', async () => {
  const { text } = await letterOf('received', transferOrder(), { bank: null })
  expect(text).not.toContain('IBAN')
  expect(text).toContain('répondez à ce message, nous vous les envoyons')
})

test('on site: paid at the hand-over, where and when', async () => {
  const { text } = await letterOf('received', handOverOrder())
  expect(text).toContain('Vous payez 104 € sur place')
  expect(text).toMatch(/Remise à l’entraînement +Gratuite/)
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Le mardi, de 19 h à 20 h 30,\s+à la\s+piste/)
  expect((await letterOf('ready', handOverOrder({ stage: 'ready' }))).text).toMatch(
    /À régler +104 €, sur place/,
  )
})

test('with a deposit: that it binds, what is left to pay, when it is asked for and that it may come back', async () => {
  const deposit = { depositCents: 3000, balanceCents: 7400, closesOn: '2026-12-06', balanceOn: '2026-12-20' }
  const order = paidOrder()
  const { text } = await letterOf('received', { ...order, terms: { ...order.terms, deposit } })
  expect(text).toMatch(/Solde, au plus tard le 20 décembre 2026 +74 €/)
  for (const said of [
    'C’est un acompte. Il engage l’acheteur comme le vendeur',
    'Le solde, 74 €, vous est demandé par e-mail',
    'prévue le 6 décembre 2026',
    'l’acompte vous est rendu en entier',
  ])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said)
})
