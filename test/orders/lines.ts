import type { OrderLine } from '#app/domain/orders/placed-order.ts'

export const shirt: OrderLine = {
  id: '1',
  identifier: 'maillot-couloirs',
  variant: 'vert-m',
  label: 'Maillot Couloirs',
  detail: 'Vert piste, taille M',
  quantity: 1,
  unitPriceCents: 5400,
  regime: '14-jours',
  art: { kind: 'maillot', colour: 'green' },
}

export const bottles: OrderLine = {
  id: '2',
  identifier: 'gourde-relief',
  variant: 'ardoise',
  label: 'Gourde Relief',
  detail: 'Ardoise',
  quantity: 2,
  unitPriceCents: 1600,
  regime: 'hygiene',
  art: { kind: 'gourde', colour: 'ink' },
}

export const cap: OrderLine = {
  id: '3',
  identifier: 'bonnet-couloirs',
  variant: 'bleu',
  label: 'Bonnet Couloirs',
  detail: 'Bleu bassin',
  quantity: 1,
  unitPriceCents: 1800,
  regime: '14-jours',
  art: { kind: 'bonnet', colour: 'blue' },
}
