import { expect, test } from 'vitest'
import { anyCreditNote, anyInvoice } from '#test/orders/documents.ts'
import { readPdfText } from '#test/pdf/text.ts'
import { drawDocument } from './draw.server.ts'
import { documentFileName } from './words.ts'

test('a file is named after its document', () => {
  expect(documentFileName(anyInvoice())).toBe('facture-FA-2026-00042.pdf')
  expect(documentFileName(anyCreditNote())).toBe('avoir-AV-2026-00043.pdf')
})

test('an invoice says all that the law asks, to be read, searched and copied', async () => {
  const { pages, title, language } = await readPdfText(await drawDocument(anyInvoice()))
  expect({ title, language }).toEqual({ title: 'Facture FA-2026-00042', language: 'fr-FR' })
  expect(pages).toHaveLength(1)
  for (const words of [
    'Facture FA-2026-00042',
    'Date d’émission\n20 novembre 2026',
    'Commande\nnº 2026-0418\ndu 19 novembre 2026',
    'Date de paiement\n20 novembre 2026',
    'Moyen de paiement\nCarte bancaire',
    'Exemple, entrepreneur individuel (EI)\n1 rue de l’Exemple\n69000 LYON\nSIREN : 000 000 000\nRNE 000 000 000',
    'Camille Martin\n12 rue du Stade\n38000 GRENOBLE\nathlete@exemple.fr',
    'Maillot Couloirs\nTaille M\n1 54,00 € 54,00 €',
    'Montre « Crêtes » d’été 2 1 290,00 € 2 580,00 €',
    'Articles 2 634,00 €\nLivraison 6,90 €\nTotal 2 640,90 €',
    'TVA non applicable, art. 293 B du CGI',
    'Payée le 20 novembre 2026 par carte bancaire.',
    'Page 1 sur 1',
  ])
    expect(pages[0]).toContain(words)
  expect(pages[0]).not.toMatch(/hors taxes|TTC|%/)
})

test('spaces that do not break stay so in the file; viewers copy them as plain ones', async () => {
  const file = Buffer.from(await drawDocument(anyInvoice())).toString('latin1')
  for (const space of ['00a0', '202f'])
    expect(file).toMatch(new RegExp(`beginbfrange[^a-z]+.*<${space}>`, 'i'))
})

test('a screen reader finds a heading, parts and a table', async () => {
  const { elements } = await readPdfText(await drawDocument(anyInvoice()))
  expect(elements[0]?.filter((element) => !element.startsWith('P '))).toEqual([
    'H1 Facture FA-2026-00042',
    'H2 Vendeur',
    'H2 Client',
    'TH Désignation',
    'TH Quantité',
    'TH Prix unitaire',
    'TH Total',
    'TD Maillot Couloirs Taille M',
    'TD 1',
    'TD 54,00 €',
    'TD 54,00 €',
    'TD Montre « Crêtes » d’été',
    'TD 2',
    'TD 1 290,00 €',
    'TD 2 580,00 €',
  ])
  expect(elements[0]).toContain('P Total 2 640,90 €')
  expect(elements[0]?.join()).not.toContain('Page 1')
})

test('a credit note says which invoice it corrects, what is kept and what is given back', async () => {
  const { pages, title } = await readPdfText(await drawDocument(anyCreditNote()))
  expect(title).toBe('Avoir AV-2026-00043')
  for (const words of [
    'Avoir AV-2026-00043\nCorrige la facture FA-2026-00042',
    'Date de remboursement\n4 décembre 2026',
    'Moyen de remboursement\nCarte bancaire',
    'Retenu ou déjà remboursé −6,00 €\nTotal remboursé 48,00 €',
  ])
    expect(pages[0]).toContain(words)
  expect(pages[0]).not.toContain('Livraison')
})

test('a credit note of nothing but what is given back of the delivery has a sound table', async () => {
  const { pages } = await readPdfText(await drawDocument(anyCreditNote({ lines: [], deliveryCents: 690 })))
  expect(pages[0]).toContain('Articles 0,00 €\nLivraison 6,90 €')
})

test('a seller who collects VAT says how much of the total it is', async () => {
  const invoice = anyInvoice({
    vat: { mention: 'TVA incluse', included: { ratePercent: 5.5, cents: 13_768 } },
  })
  const { pages } = await readPdfText(await drawDocument(invoice))
  for (const words of [
    'Prix unitaire TTC Total TTC',
    'Total TTC 2 640,90 €',
    'Total hors taxes : 2 503,22 €\ndont TVA à 5,5 % : 137,68 €\nTVA incluse',
  ])
    expect(pages[0]).toContain(words)
})

test('names of all Europe are written in full', async () => {
  const name = 'Zażółć Gęślą-Jaźń Ştefănescu Þórður Łukasz Œuvrard Ünal-ÿ'
  const address = ['5 bis, ruelle de l’Abbé-Grégoire', 'Čučoriedkova ulica']
  const invoice = anyInvoice({ buyer: { name, address, email: 'athlete@exemple.fr' } })
  const { pages } = await readPdfText(await drawDocument(invoice))
  expect(pages[0]?.replaceAll('\n', ' ')).toContain([name, ...address].join(' '))
})
