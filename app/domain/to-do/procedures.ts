import type { ToDo } from './rules.ts'

type Procedure = {
  readonly text: string
  /** To type on the machine of the site. */
  readonly commands?: readonly string[]
}

/** What is done about it, where a page alone does not say so. */
export const procedures: Readonly<Partial<Record<ToDo['kind'], Procedure>>> = {
  'payment-key': {
    text: 'Faites une clé neuve dans le tableau de bord de votre prestataire, donnez-la au site (STRIPE_SECRET_KEY), puis redémarrez-le. Les remboursements repartent seuls la nuit suivante.',
  },
  alarm: {
    text: 'Le journal technique dit pourquoi («\u202fjob failed\u202f», avec le nom de la tâche). Cette ligne disparaît d’elle-même au premier succès, et un e-mail vous le dit.',
  },
  'order-disputed': {
    text: 'Répondez dans le tableau de bord de votre prestataire, preuves à l’appui\u00a0: bon de livraison, échanges, conditions acceptées. Tant que la contestation dure, la commande ne peut être ni annulée ni remboursée ici.',
  },
  'order-lost': {
    text: 'La vente a eu lieu\u00a0: la facture reste, sans avoir. Notez la somme reprise en perte dans vos comptes, avec les frais du prestataire. Elle ne se rembourse pas une seconde fois.',
  },
  'order-held': {
    text: 'Vérifiez ce paiement dans le tableau de bord de votre prestataire\u00a0: c’est là qu’il se rend, ou convenez de la différence avec la personne.',
  },
  'order-unanswered': {
    text: 'Rien à faire d’abord\u00a0: il est redemandé chaque nuit. S’il dure, cherchez-le dans le tableau de bord de votre prestataire.',
  },
  'order-unwritten': {
    text: 'Écrivez à la personne si c’est pressé, et montrez le journal technique.',
  },
}
