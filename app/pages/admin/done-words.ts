/** What was just done, by the `fait` of the address. */
export const doneWords: Readonly<Record<string, string>> = {
  invitation: 'L’invitation est partie. Vous la retrouvez dans les envois.',
  ouvert: 'Cette personne avait déjà un compte\u00a0: son accès est ouvert, elle en est prévenue.',
  groupes: 'Les groupes sont enregistrés.',
  suspendre: 'L’accès est suspendu.',
  retablir: 'L’accès est rétabli.',
  terminer: 'L’adhésion est terminée.',
  'second-facteur': 'Le second facteur est retiré, la personne en est prévenue par e-mail.',
  repondu: 'Le message est marqué comme répondu.',
  'a-repondre': 'Le message est de nouveau à traiter.',
  essai: 'Un nouvel envoi est demandé.',
  rien: 'Il n’y avait plus rien à faire\u00a0: l’état avait déjà changé.',
}
