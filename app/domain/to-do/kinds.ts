import type { OrderToDoKind } from '#app/domain/shared/order-to-do.ts'

export type ToDoKind =
  | `order-${OrderToDoKind}`
  | 'payment-key'
  | 'alarm'
  | 'mail'
  | 'message'
  | 'proposal'
  | 'testimonial'
  | 'invitation'
  | 'stock'
  | 'restock'
  | 'card'
  | 'second-factor'
  | 'publication'
  | 'facts'

type Kind = {
  /** The room it belongs to: whoever may not open that is not told of it. */
  readonly room: string
  /** 0 is the most urgent. */
  readonly urgency: number
  readonly action: string
  /** Where it is done. @param id of the thing */
  readonly place: (id: string) => string
  /** A press does it there. */
  readonly isOnePress?: true
}

const order = (urgency: number, action: string, act?: string): Kind => ({
  room: 'commandes',
  urgency,
  action,
  place: (id) =>
    act === undefined ? `/admin/commandes/${id}` : `/admin/commandes/${id}/${act}?de=a-traiter`,
  ...(act !== undefined && { isOnePress: true }),
})

const explained = (kind: string, room: string, urgency: number): Kind => ({
  room,
  urgency,
  action: 'Que faire',
  place: () => `/admin/a-traiter#${kind}`,
})

/** All that can wait in the office: how urgent it is, whose it is, where and by what it is done. */
export const toDoKinds: Readonly<Record<ToDoKind, Kind>> = {
  'payment-key': explained('payment-key', 'reglages', 0),
  alarm: explained('alarm', 'reglages', 0),
  'order-disputed': explained('order-disputed', 'commandes', 0),
  'order-refused': order(0, 'Redemander', 'redemander'),
  'order-withdrawn': order(1, 'Rembourser', 'rembourser'),
  'order-held': explained('order-held', 'commandes', 1),
  'order-due': order(1, 'C’est rendu', 'rendu'),
  mail: { room: 'envois', urgency: 1, action: 'Voir', place: (id) => `/admin/envois/${id}` },
  'order-unanswered': explained('order-unanswered', 'commandes', 2),
  'order-unwritten': explained('order-unwritten', 'commandes', 2),
  message: { room: 'messages', urgency: 3, action: 'Répondre', place: (id) => `/admin/messages/${id}` },
  'order-to-hand-over': order(4, 'Remettre', 'remettre'),
  'order-to-send': order(4, 'Expédier', 'expedier'),
  'order-to-make-ready': order(4, 'Prête', 'prete'),
  'order-to-prepare': order(4, 'Préparer', 'preparer'),
  'order-balance-late': {
    room: 'commandes',
    urgency: 5,
    action: 'Décider',
    place: (id) => `/admin/commandes/${id}`,
  },
  'order-to-collect': order(5, 'Virement reçu', 'encaisser'),
  proposal: {
    room: 'competitions',
    urgency: 6,
    action: 'Décider',
    place: (id) => `/admin/competitions/${id}`,
  },
  testimonial: {
    room: 'temoignages',
    urgency: 6,
    action: 'Lire',
    place: (id) => `/admin/temoignages/${id}`,
  },
  stock: { room: 'produits', urgency: 7, action: 'Voir', place: (id) => `/admin/produits/${id}` },
  restock: {
    room: 'produits',
    urgency: 7,
    action: 'La liste',
    place: () => '/admin/produits/attentes',
  },
  invitation: {
    room: 'athletes',
    urgency: 8,
    action: 'Relancer',
    place: (id) => `/admin/athletes/${id}/inviter-encore`,
    isOnePress: true,
  },
  card: { room: 'reglages', urgency: 8, action: 'L’équipe', place: () => '/notre-equipe' },
  'second-factor': {
    room: 'reglages',
    urgency: 8,
    action: 'La fiche',
    place: (id) => `/admin/athletes/${id}`,
  },
  'order-expired': order(8, 'Voir'),
  'order-lost': explained('order-lost', 'commandes', 9),
  publication: { room: 'reglages', urgency: 9, action: 'Les stages', place: () => '/nos-stages' },
  facts: {
    room: 'reglages',
    urgency: 9,
    action: 'Ouvrir le site',
    place: () => '/admin/reglages/ouverture',
  },
}
