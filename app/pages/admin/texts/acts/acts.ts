import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const acts = {
  masquer: {
    label: 'Masquer ce texte',
    consequences: [
      'Il quitte le site tout de suite\u00a0: son adresse répond «\u202fpage introuvable\u202f».',
      'Ce qui y mène reste écrit ailleurs. Son historique est gardé\u202f; l’enregistrer le remet.',
    ],
  },
  archiver: {
    label: 'Archiver ce texte',
    consequences: [
      'Il quitte le site tout de suite, et la liste de ce qui se travaille : il est gardé sous «\u202fArchivés\u202f».',
      'Son historique est gardé\u202f; le publier de nouveau le remet.',
    ],
  },
  dupliquer: {
    label: 'Dupliquer',
    consequences: [
      'Un brouillon est créé à côté, tel que ce texte est maintenant\u202f; rien ne change sur le site.',
      'Donnez-lui ensuite son titre, puis publiez-le.',
    ],
  },
  abandonner: {
    label: 'Abandonner le brouillon',
    consequences: [
      'Ce que montre le site ne change pas. Le lien d’aperçu et la publication prévue s’arrêtent.',
      'Ce qui a été écrit reste dans les versions, d’où il se reprend.',
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
