import type { StockReason } from '#app/domain/shop/stock/stock.ts'

export const stateNames = { published: 'En vente', draft: 'Brouillon', hidden: 'Masqué' } as const

export const reasonNames: Readonly<Record<StockReason, string>> = {
  entry: 'Livraison',
  reservation: 'Commande',
  release: 'Commande annulée',
  return: 'Retour',
  sale: 'Vente hors du site',
  correction: 'Comptage',
  loss: 'Perte',
}
