import type { OfficeAct } from '#app/domain/orders/office/open-acts.ts'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'

/** The acts that a press does, by their names in addresses; a refund has its own page. */
export type ActName =
  | 'preparer'
  | 'prete'
  | 'expedier'
  | 'remettre'
  | 'livree'
  | 'jour'
  | 'encaisser'
  | 'annuler'
  | 'rendu'
  | 'redemander'

type ActField = 'on' | 'carrier' | 'tracking' | 'reference'

type ActWords = {
  act: OfficeAct
  label: string
  icon: IconName
  /** What changes, besides the emails. */
  consequences: readonly string[]
  fields: readonly ActField[]
  isDanger?: true
}

export const acts: Readonly<Record<ActName, ActWords>> = {
  preparer: {
    act: 'prepare',
    label: 'Mettre en préparation',
    icon: 'package',
    consequences: ['Sa page dit à l’acheteur qu’elle est en préparation.'],
    fields: [],
  },
  prete: {
    act: 'make-ready',
    label: 'Prête à remettre',
    icon: 'check',
    consequences: ['Elle entre dans la liste de remise à l’entraînement.'],
    fields: [],
  },
  expedier: {
    act: 'send',
    label: 'Expédiée',
    icon: 'truck',
    consequences: ['Ses articles quittent le stock.'],
    fields: ['carrier', 'tracking'],
  },
  remettre: {
    act: 'hand-over',
    label: 'Remise en main propre',
    icon: 'gift',
    consequences: ['Le délai de rétractation commence aujourd’hui.'],
    fields: [],
  },
  livree: {
    act: 'receive',
    label: 'Livrée',
    icon: 'circle-check',
    consequences: ['Le délai de rétractation commence ce jour-là.'],
    fields: ['on'],
  },
  jour: {
    act: 'correct-day',
    label: 'Corriger le jour de réception',
    icon: 'calendar-days',
    consequences: ['Le délai de rétractation est compté du nouveau jour.'],
    fields: ['on'],
  },
  encaisser: {
    act: 'collect',
    label: 'Paiement reçu',
    icon: 'receipt-euro',
    consequences: ['La facture est émise\u00a0: son numéro ne se reprend pas.'],
    fields: ['on', 'reference'],
  },
  annuler: {
    act: 'cancel',
    label: 'Annuler la commande',
    icon: 'circle-x',
    consequences: [
      'Ses articles repartent en vente.',
      'Ce qui a été payé est rendu, avec un avoir.',
      'Une commande annulée ne se reprend pas.',
    ],
    fields: [],
    isDanger: true,
  },
  rendu: {
    act: 'refunded',
    label: 'Remboursement fait',
    icon: 'circle-check',
    consequences: ['Vous avez rendu la somme par virement ou en main propre\u00a0: le site le note.'],
    fields: [],
  },
  redemander: {
    act: 'refund-again',
    label: 'Redemander le remboursement à la carte',
    icon: 'repeat-2',
    consequences: ['Le service de paiement est sollicité de nouveau. Ne rendez rien à côté.'],
    fields: [],
    isDanger: true,
  },
}

export function isActName(name: string): name is ActName {
  return Object.hasOwn(acts, name)
}

export function nameOfAct(act: OfficeAct): ActName | undefined {
  return Object.keys(acts)
    .filter(isActName)
    .find((name) => acts[name].act === act)
}

/** What is done with several orders in one press. */
export const severalActs = {
  prete: { label: 'Prêtes', icon: 'check' },
  expedier: { label: 'Expédiées', icon: 'truck' },
  remettre: { label: 'Remises', icon: 'gift' },
} as const satisfies Partial<Record<ActName, { label: string; icon: IconName }>>

export function isSeveralAct(name: string): name is keyof typeof severalActs {
  return Object.hasOwn(severalActs, name)
}
