import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const acts = {
  masquer: {
    label: 'Masquer ce texte',
    consequences: [
      'Il quitte le site tout de suite\u00a0: son adresse répond « page introuvable ».',
      'Ce qui y mène reste écrit ailleurs. Son historique est gardé\u202f; l’enregistrer le remet.',
    ],
  },
  fichier: {
    label: 'Revenir au fichier',
    consequences: [
      'Le texte livré avec le site compte de nouveau, tout de suite.',
      'Ce qui a été écrit ici reste dans l’historique.',
    ],
  },
}
export const isAct = isKeyOf(acts)
