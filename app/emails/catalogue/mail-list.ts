/** An email that the site sends, as the office lists it. */
export type ListedEmail = {
  /** The name of its template. */
  readonly name: string
  readonly title: string
  /** When it leaves. */
  readonly when: string
}

export type MailShelf = {
  readonly title: string
  /** Why its words are not the owner's to change; absent where they are. */
  readonly fixed?: string
  readonly mails: readonly ListedEmail[]
}

const mail = (name: string, title: string, when: string): ListedEmail => ({ name, title, when })

/** Every email there is; a test compares it with the templates. */
export const mailShelves: readonly MailShelf[] = [
  {
    title: 'Comptes et connexions',
    mails: [
      mail('member-invited', 'Invitation au club', 'Un coach invite quelqu’un.'),
      mail('member-opened', 'Accès ouvert', 'Un coach invite qui a déjà un compte.'),
      mail('account-confirmation', 'Adresse à confirmer', 'Un compte est demandé.'),
      mail('account-invite', 'Invitation à choisir un mot de passe', 'Un compte est ouvert pour quelqu’un.'),
      mail('account-magiclink', 'Lien de connexion', 'Quelqu’un entre sans mot de passe.'),
      mail('account-recovery', 'Nouveau mot de passe', 'Le mot de passe est oublié.'),
      mail('account-email_change_current', 'Changement d’adresse, l’ancienne', 'L’adresse du compte change.'),
      mail('account-email_change_new', 'Changement d’adresse, la nouvelle', 'L’adresse du compte change.'),
      mail('account-reauthentication', 'Code de confirmation', 'Un changement demande une preuve.'),
      mail('account-signed-in', 'Nouvelle connexion', 'Un appareil inconnu ouvre le compte.'),
      mail('account-factors-removed', 'Second facteur retiré', 'Un code de secours a servi.'),
      mail('account-factors-reset', 'Second facteur retiré par le club', 'Un coach l’a retiré à la demande.'),
      mail('account-factor-added', 'Second facteur ajouté', 'La personne l’a ajouté.'),
      mail('account-factor-removed', 'Second facteur retiré', 'La personne l’a retiré.'),
      mail('account-passkey-added', 'Clé d’accès ajoutée', 'La personne l’a ajoutée.'),
      mail('account-passkey-removed', 'Clé d’accès retirée', 'La personne l’a retirée.'),
      mail('account-password-changed', 'Mot de passe changé', 'La personne l’a changé.'),
      mail('account-email-changed', 'Adresse changée', 'Les deux adresses ont accepté.'),
      mail('account-deleted', 'Compte supprimé', 'La personne, ou un coach, l’a supprimé.'),
    ],
  },
  {
    title: 'Messages et droits',
    mails: [
      mail('message-receipt', 'Accusé d’un message', 'Quelqu’un écrit par la page de contact.'),
      mail('declaration-receipt', 'Accusé d’une déclaration', 'Quelqu’un renonce ou résilie.'),
      mail('testimonial-asked', 'Demande de témoignage', 'Un coach la demande.'),
      mail('testimonial-answered', 'Réponse à un témoignage', 'Un coach publie, fait retoucher ou refuse.'),
    ],
  },
  {
    title: 'Commandes',
    mails: [
      mail('order-received', 'Confirmation et contrat', 'La commande est passée.'),
      mail('order-paid', 'Paiement reçu', 'Le paiement arrive\u202f; la facture est jointe.'),
      mail('order-reminder-1', 'Virement attendu', 'Trois jours sans virement.'),
      mail('order-reminder-2', 'Dernier rappel', 'Sept jours sans virement.'),
      mail('order-payment-failed', 'Paiement refusé', 'La carte est refusée, dix minutes après.'),
      mail('order-ready', 'Prête à être remise', 'Un coach la dit prête.'),
      mail('order-waiting-1', 'Elle vous attend', 'Une semaine sans être retirée.'),
      mail('order-waiting-2', 'Elle vous attend toujours', 'Trois semaines sans être retirée.'),
      mail('order-sent', 'Envoyée', 'Le colis part.'),
      mail('order-delivered', 'Reçue', 'Le colis est arrivé\u202f: jusqu’à quand changer d’avis.'),
      mail('order-cancelled', 'Annulée', 'Elle est annulée.'),
      mail('order-expired', 'Expirée', 'Elle n’a pas été payée à temps.'),
      mail('order-given-back', 'Paiement rendu', 'Un paiement arrive en trop ou trop tard.'),
      mail('order-refund', 'Remboursement', 'Une somme est rendue\u202f; l’avoir est joint.'),
      mail('order-refund-refused', 'Remboursement par un autre chemin', 'La banque refuse le premier.'),
      mail(
        'order-withdrawal-over',
        'Rétractation traitée, sans remboursement',
        'La retenue couvre le prix, ou tout est déjà rendu.',
      ),
      mail('order-returned', 'Retour reçu', 'Des pièces reviennent.'),
      mail('order-exchange', 'Échange noté', 'Une taille est échangée.'),
      mail('order-exchanged', 'Échange fait', 'La nouvelle taille est remise.'),
      mail('order-not-exchanged', 'Échange abandonné', 'Il n’a pas lieu.'),
      mail('collective-ended', 'Fin d’une commande groupée', 'Elle est lancée, ou ne se fera pas.'),
      mail(
        'collective-balance',
        'Solde d’une commande groupée',
        'Un acompte payé tard\u202f; un solde en retard.',
      ),
      mail('restock-asked', 'Retour d’une taille, à confirmer', 'Quelqu’un veut être prévenu.'),
      mail('restock-back', 'De retour', 'La taille est de nouveau là.'),
    ],
  },
  {
    title: 'Stages',
    mails: [
      mail('booking-received', 'Confirmation et contrat', 'L’inscription est faite.'),
      mail('booking-paid', 'Paiement reçu', 'Un paiement arrive\u202f; la facture est jointe.'),
      mail('booking-reminder-1', 'Virement attendu', 'Trois jours sans virement.'),
      mail('booking-reminder-2', 'Dernier rappel', 'Sept jours sans virement.'),
      mail('booking-expired', 'Places reprises', 'Le paiement n’est pas venu à temps.'),
      mail('booking-cancelled', 'Demande de paiement annulée', 'Elle est annulée avant son paiement.'),
      mail(
        'booking-balance',
        'Solde',
        'Avant l’échéance, au jour choisi dans Réglages\u202f; et après elle.',
      ),
      mail(
        'booking-cancelled-by-participant',
        'Inscription annulée',
        'Elle est rendue, ou le club l’annule.',
      ),
      mail('booking-changed', 'Inscription changée', 'Options, départ ou place cédée.'),
      mail('booking-place-received', 'Place reçue', 'Quelqu’un cède sa place.'),
      mail('camp-package-form', 'Formulaire de forfait', 'Avant de réserver un stage avec hébergement.'),
      mail('camp-gift', 'Stage offert', 'Au jour choisi par qui l’offre.'),
      mail(
        'camp-reminder',
        'Rappels du stage',
        'Papiers, affaires, rendez-vous avant\u202f; merci après. Aux jours choisis dans Réglages.',
      ),
      mail('camp-participants-page', 'Page des participants', 'Son adresse a changé.'),
      mail('camp-participant-writes', 'Un participant écrit', 'Par la page des participants.'),
      mail('camp-called-off', 'Stage annulé', 'Le club l’annule.'),
      mail('camp-wait-asked', 'Liste d’attente, à confirmer', 'Quelqu’un demande à attendre.'),
      mail('camp-place-offered', 'Place proposée', 'Une place se libère.'),
      mail('camp-offer-lapsed', 'Proposition passée', 'Personne n’a répondu à temps.'),
      mail('camp-bookings-open', 'Inscriptions ouvertes', 'Elles ouvrent.'),
      mail('camp-wait-ended', 'Liste d’attente close', 'Le club annule le stage.'),
    ],
  },
  {
    title: 'Calendrier',
    mails: [
      mail('reminder-registration-opens', 'Inscriptions ouvertes', 'Le jour de leur ouverture.'),
      mail(
        'reminder-registration-closes',
        'Clôture des inscriptions',
        'Avant, au jour choisi dans Réglages.',
      ),
      mail('reminder-week-before', 'Course proche', 'Avant la course, au jour choisi dans Réglages.'),
      mail('race-moved', 'Course modifiée', 'Un coach change la date, l’heure ou le lieu.'),
      mail('race-cancelled', 'Course annulée', 'Un coach l’annule.'),
      mail('race-restored', 'Course maintenue', 'Un coach la rétablit.'),
      mail('proposal-accepted', 'Proposition acceptée', 'Un coach la met au calendrier.'),
      mail('proposal-merged', 'Déjà au calendrier', 'Un coach la réunit à une autre.'),
      mail('proposal-refused', 'Proposition non retenue', 'Un coach la refuse.'),
    ],
  },
  {
    title: 'Vos propres mots',
    fixed: 'Vous les écrivez à chaque envoi.',
    mails: [
      mail('club-letter', 'Message du club', 'Un coach écrit à plusieurs membres.'),
      mail('message-answer', 'Réponse à un message', 'Un coach répond.'),
    ],
  },
  {
    title: 'Pour le club',
    fixed: 'Seul le club les reçoit.',
    mails: [
      mail('message-notice', 'Nouveau message', 'Quelqu’un écrit.'),
      mail('declaration-notice', 'Déclaration reçue', 'Quelqu’un renonce ou résilie.'),
      mail('proposal-notice', 'Course proposée', 'Un membre propose une course.'),
      mail('order-team-notice', 'Nouvelle commande', 'Elle est passée.'),
      mail('order-team-expired', 'Commande expirée', 'Elle n’a pas été payée.'),
      mail('order-money-held', 'Paiement à décider', 'Un paiement ne va pas avec sa commande.'),
      mail('order-refund-held', 'Remboursement à faire', 'Il n’a pas pu se faire.'),
      mail('order-dispute', 'Paiement contesté', 'La banque de l’acheteur le conteste.'),
      mail('order-unknown-payment', 'Paiement sans commande', 'Une carte est débitée sans commande.'),
      mail('booking-team-notice', 'Nouvelle inscription', 'Elle est faite.'),
      mail('booking-balance-late', 'Solde en retard', 'Une échéance est passée.'),
      mail('collective-balance-late', 'Solde de commande en retard', 'Son dernier jour est passé.'),
      mail('booking-places-free', 'Places rendues', 'Une inscription est annulée.'),
      mail('payment-key-refused', 'Clé de paiement refusée', 'Le prestataire ne connaît plus le site.'),
      mail('mail-refused', 'E-mail refusé', 'Une adresse refuse un e-mail.'),
      mail('task-alarm', 'Tâche en échec', 'Une tâche de la nuit échoue.'),
      mail('office-digest', 'Résumé', 'Ce qui attend, aux heures choisies.'),
      mail('opening-test', 'E-mail d’essai', 'Un coach le demande dans les réglages.'),
    ],
  },
]

/** An email of the list with its shelf; undefined for a name that is none. */
export function listedEmail(name: string) {
  for (const shelf of mailShelves) {
    const found = shelf.mails.find((one) => one.name === name)
    if (found) return { ...found, shelf: shelf.title, fixed: shelf.fixed }
  }
  return undefined
}
