import type { CampState } from '#app/domain/camps/rules.ts'

/** What the way to a camp is called, by its state. Nothing is ordered here: it never says « Réserver ». */
export const requestLabels: Record<CampState, string> = {
  open: 'Demander une place',
  lastPlaces: 'Demander une place',
  full: 'Rejoindre la liste d’attente',
  upcoming: 'Me prévenir de l’ouverture',
  past: 'Voir les stages à venir',
  cancelled: 'Voir les stages à venir',
}
