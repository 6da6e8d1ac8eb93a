import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const auditLogRetentionYears = 3

const actionNames = {
  'member.invited': 'Invitation envoyée',
  'member.invited-again': 'Invitation renvoyée',
  'member.first-admin': 'Premier compte d’administration créé',
  'member.joined': 'Invitation acceptée',
  'member.groups-changed': 'Groupes changés',
  'member.renamed': 'Nom changé par le club',
  'member.email-changed': 'Adresse e-mail changée par le club',
  'member.role-changed': 'Rôle changé',
  'member.sessions-ended': 'Sessions fermées par le club',
  'member.data-exported': 'Données personnelles exportées par le club',
  'member.erased': 'Compte supprimé par le club, à la demande de la personne',
  'group.renamed': 'Groupe renommé',
  'sending.invitations': 'Liste d’invitations mise en route',
  'sending.letter': 'Message écrit à plusieurs personnes',
  'sending.stopped': 'Envoi à plusieurs personnes arrêté',
  'sending.retried': 'Lignes en échec d’un envoi reprises',
  'training-code.opened': 'Code d’invitation ouvert à l’entraînement',
  'training-code.closed': 'Code d’invitation fermé',
  'join-request.refused': 'Demande d’invitation refusée',
  'member.rights-changed': 'Droits changés',
  'member.suspended': 'Accès suspendu',
  'member.reactivated': 'Accès rétabli',
  'member.ended': 'Adhésion terminée',
  'member.second-factor-reset': 'Second facteur retiré par le club',
  'third-party.added': 'Application tierce ajoutée',
  'third-party.ended': 'Application tierce retirée, ses accès aussi',
  'competition.accepted': 'Course proposée acceptée',
  'competition.refused': 'Course proposée refusée',
  'competition.merged': 'Course proposée réunie à une course du calendrier',
  'competition.entered': 'Course ajoutée au calendrier',
  'competition.changed': 'Course modifiée',
  'competition.cancelled': 'Course annulée',
  'competition.results': 'Résultats d’une course notés',
  'competition.restored': 'Course rétablie',
  'order.prepare': 'Commande mise en préparation',
  'order.makeReady': 'Commande prête à remettre',
  'order.send': 'Commande expédiée',
  'order.receive': 'Commande remise ou livrée',
  'order.cancel': 'Commande annulée',
  'order.revive': 'Commande expirée reprise',
  'order.pay': 'Paiement d’une commande reçu',
  'order.hold-payment': 'Paiement mis de côté',
  'order.give-back': 'Paiement à rendre',
  'order.refund': 'Remboursement décidé',
  'order.refund-again': 'Remboursement redemandé',
  'order.refunded': 'Remboursement fait',
  'product.added': 'Produit ajouté',
  'product.changed': 'Produit modifié',
  'product.hidden': 'Produit masqué',
  'product.shown': 'Produit remis en vente',
  'collective.made': 'Commande groupée ouverte',
  'collective.moved': 'Fermeture d’une commande groupée changée',
  'collective.called-off': 'Commande groupée annulée',
  'stock.changed': 'Stock modifié',
  'stock.alert-changed': 'Alerte de stock changée',
  'photo.added': 'Photo ajoutée',
  'photo.removed': 'Photo retirée du site',
  'order.place': 'Commande passée pour quelqu’un',
  'order.return': 'Retour d’articles reçu',
  'order.exchange': 'Échange décidé',
  'order.exchange-done': 'Échange fait',
  'order.exchange-cancelled': 'Échange abandonné',
  'order.take-back': 'Étape d’une commande reprise aussitôt',
  'text.written': 'Texte enregistré',
  'text.hidden': 'Texte masqué',
  'text.forgotten': 'Texte rendu à son fichier',
  'message.answered': 'Message marqué comme répondu',
  'message.reopened': 'Message remis à traiter',
  'site.closed': 'Site mis en maintenance',
  'site.text-accepted': 'Texte légal lu et accepté',
  'site.hours-confirmed': 'Horaires confirmés',
  'site.opened': 'Site rouvert',
  'redirect.saved': 'Règle d’adresse enregistrée',
  'redirect.removed': 'Règle d’adresse retirée',
  'message.replied': 'Réponse envoyée à un message',
  'message.closed': 'Message clos',
  'message.spam': 'Message marqué comme indésirable',
  'message.not-spam': 'Message remis parmi les autres',
  'message.assigned': 'Message confié à un coach',
  'canned-answer.saved': 'Réponse toute prête enregistrée',
  'canned-answer.removed': 'Réponse toute prête supprimée',
  'article.feedback-seen': 'Avis d’articles marqués comme lus',
  'mail.retried': 'Nouvel envoi d’un e-mail demandé',
  'mail.ended': 'E-mails qui ne partiront pas',
  'mail.secret-shown': 'Lien ou code d’un e-mail montré',
  'account.recovery-code-used': 'Code de secours utilisé',
  'account.password-changed': 'Mot de passe changé',
  'account.email-changed': 'Adresse e-mail changée',
  'account.factor-added': 'Second facteur ajouté',
  'account.factor-removed': 'Second facteur retiré',
  'account.factors-removed': 'Tous les seconds facteurs retirés',
  'account.factors-reset': 'Seconds facteurs retirés par le club',
  'account.passkey-added': 'Clé d’accès ajoutée',
  'account.passkey-removed': 'Clé d’accès retirée',
  'account.sign-in-disowned': 'Connexion signalée comme inconnue, mot de passe annulé',
  'account.deleted': 'Compte supprimé par son titulaire',
}
/** The kinds of what was done, by how its name begins. */
export const auditFamilies = {
  personnes: { name: 'Personnes', begins: ['member.'] },
  commandes: { name: 'Commandes', begins: ['order.'] },
  competitions: { name: 'Compétitions', begins: ['competition.'] },
  messages: { name: 'Messages', begins: ['message.', 'canned-answer.'] },
  envois: { name: 'Envois', begins: ['mail.'] },
  comptes: { name: 'Comptes', begins: ['account.', 'third-party.'] },
  articles: { name: 'Articles', begins: ['article.'] },
}

export type AuditAction = keyof typeof actionNames

export const isAuditAction = isKeyOf(actionNames)

/** What was done, in words; an action of a later version is shown by its own name. */
export function nameOfAction(action: string): string {
  return isAuditAction(action) ? actionNames[action] : action
}

/** Actions whose words hold what was typed, so that the audit log can be searched by them. */
export function actionsNamed(typed: string): string[] {
  const words = typed.trim().toLowerCase()
  if (words === '') return []
  return Object.keys(actionNames).filter((action) => nameOfAction(action).toLowerCase().includes(words))
}
