type Act = {
  readonly room: string
  readonly label: string
  /** What one may type for it, without accents. */
  readonly words: string
  readonly path: string
  /** Of an order: what follows its number in the address. */
  readonly ofOrder?: string
  /** The stages it is done from. */
  readonly from?: readonly string[]
}

const acts: readonly Act[] = [
  {
    room: 'commandes',
    label: 'Préparer',
    words: 'preparer',
    path: '/admin/commandes?etat=a-preparer',
    ofOrder: 'preparer',
    from: ['placed'],
  },
  {
    room: 'commandes',
    label: 'Dire prête',
    words: 'prete',
    path: '/admin/commandes?etat=a-preparer',
    ofOrder: 'prete',
    from: ['placed', 'preparing'],
  },
  {
    room: 'commandes',
    label: 'Expédier',
    words: 'expedier envoyer',
    path: '/admin/commandes?etat=a-preparer',
    ofOrder: 'expedier',
    from: ['placed', 'preparing'],
  },
  {
    room: 'commandes',
    label: 'Remettre à l’entraînement',
    words: 'remettre remise entrainement',
    path: '/admin/commandes/remise',
    ofOrder: 'remettre',
    from: ['ready'],
  },
  {
    room: 'commandes',
    label: 'Noter un virement reçu',
    words: 'encaisser virement recu',
    path: '/admin/commandes?etat=a-encaisser',
    ofOrder: 'encaisser',
    from: ['placed', 'preparing', 'ready'],
  },
  {
    room: 'commandes',
    label: 'Rembourser',
    words: 'rembourser retour',
    path: '/admin/commandes',
    ofOrder: 'rembourser',
    from: ['placed', 'preparing', 'ready', 'sent', 'received'],
  },
  {
    room: 'commandes',
    label: 'Annuler',
    words: 'annuler',
    path: '/admin/commandes',
    ofOrder: 'annuler',
    from: ['placed', 'preparing', 'ready'],
  },
  {
    room: 'commandes',
    label: 'Voir les ventes',
    words: 'ventes recettes comptable',
    path: '/admin/commandes/ventes',
  },
  {
    room: 'athletes',
    label: 'Inviter quelqu’un',
    words: 'inviter invitation',
    path: '/admin/athletes/inviter',
  },
  {
    room: 'competitions',
    label: 'Ajouter une course',
    words: 'ajouter course competition',
    path: '/admin/competitions/ajouter',
  },
  {
    room: 'competitions',
    label: 'Importer des courses',
    words: 'importer courses ics csv',
    path: '/admin/competitions/importer',
  },
  {
    room: 'stages/bons',
    label: 'Faire un bon de réduction',
    words: 'faire bon bons reduction remise code stage stages',
    path: '/admin/stages/bons',
  },
  {
    room: 'stages',
    label: 'Feuille du prochain stage',
    words: 'feuille stage participants urgence arrivee pointer imprimer',
    path: '/admin/stages/feuille',
  },
  { room: 'messages', label: 'Répondre aux messages', words: 'repondre messages', path: '/admin/messages' },
  {
    room: 'envois',
    label: 'Voir les e-mails qui ne partent pas',
    words: 'envois emails echec',
    path: '/admin/envois?etat=failed',
  },
]

const shortest = 3

/** The acts that typed words begin, and the words that name no act: those of the thing it is done to. @param words plain */
export function actsNamed(words: readonly string[]): { acts: readonly Act[]; others: readonly string[] } {
  const names = (act: Act, word: string) =>
    word.length >= shortest && act.words.split(' ').some((one) => one.startsWith(word))
  return {
    acts: acts.filter((act) => words.some((word) => names(act, word))),
    others: words.filter((word) => !acts.some((act) => names(act, word))),
  }
}
