import type { OrderLine } from '#app/domain/orders/placed-order.ts'
import type { WithdrawalRegime } from '#app/domain/shared/withdrawal-regime.ts'

export type ShopLine = OrderLine & { readonly regime: WithdrawalRegime }

export const shirt: ShopLine = {
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

export const bottles: ShopLine = {
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

export const cap: ShopLine = {
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
