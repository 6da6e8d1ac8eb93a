import type { PlacedOrder } from './placed-order.ts'

/** What became of an act on an order; the message says in French why nothing was done. */
export type OrderAct =
  | { readonly ok: true; readonly order: PlacedOrder }
  | { readonly ok: false; readonly message: string }

export const unknownOrder = { ok: false, message: 'Aucune commande ne porte ce numéro.' } as const
