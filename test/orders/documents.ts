import type { AccountingDocument } from '#app/domain/orders/documents/documents.ts'

/** An invoice as an order gives it; its total is that of its lines. */
export function anyInvoice(change: Partial<AccountingDocument> = {}): AccountingDocument {
  const invoice: AccountingDocument = {
    kind: 'invoice',
    number: 'FA-2026-00042',
    issuedOn: '2026-11-20',
    orderNumber: '2026-0418',
    orderedOn: '2026-11-19',
    settledOn: '2026-11-20',
    paymentMethod: 'card',
    seller: {
      name: 'Exemple, entrepreneur individuel (EI)',
      address: ['1 rue de l’Exemple', '69000 LYON'],
      siren: '000 000 000',
      register: 'RNE 000 000 000',
      phone: '01 00 00 00 00',
      email: 'bonjour@exemple.fr',
    },
    buyer: {
      name: 'Camille Martin',
      address: ['12 rue du Stade', '38000 GRENOBLE'],
      email: 'athlete@exemple.fr',
    },
    lines: [
      { id: 'maillot', label: 'Maillot Couloirs', detail: 'Taille M', quantity: 1, unitPriceCents: 5400 },
      { id: 'montre', label: 'Montre « Crêtes » d’été', quantity: 2, unitPriceCents: 129_000 },
    ],
    deliveryCents: 690,
    deductedCents: 0,
    totalCents: 0,
    vat: { mention: 'TVA non applicable, art. 293 B du CGI' },
    mentions: ['Payée le 20 novembre 2026 par carte bancaire.'],
    ...change,
  }
  const goodsCents = invoice.lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  return { ...invoice, totalCents: goodsCents + invoice.deliveryCents - invoice.deductedCents }
}

/** The credit note of a part of it. */
export function anyCreditNote(change: Partial<AccountingDocument> = {}): AccountingDocument {
  return anyInvoice({
    kind: 'credit-note',
    number: 'AV-2026-00043',
    corrects: 'FA-2026-00042',
    issuedOn: '2026-12-04',
    settledOn: '2026-12-04',
    lines: [
      { id: 'maillot', label: 'Maillot Couloirs', detail: 'Taille M', quantity: 1, unitPriceCents: 5400 },
    ],
    deliveryCents: 0,
    deductedCents: 600,
    mentions: [],
    ...change,
  })
}
