import { isKeyOf } from '#app/domain/shared/key-of.ts'

export const acts = {
  annuler: {
    label: 'Annuler la course',
    consequences: [
      'Elle reste au calendrier, marquée «\u202fannulée\u202f», et l’on n’y répond plus.',
      'Les réponses restent\u00a0: vous pouvez la rétablir.',
    ],
    isDanger: true,
    hasWord: false,
  },
  retablir: {
    label: 'Rétablir la course',
    consequences: ['Elle est de nouveau au calendrier, avec les réponses qu’elle avait.'],
    isDanger: false,
    hasWord: false,
  },
  refuser: {
    label: 'Refuser la proposition',
    consequences: ['Elle n’entre pas au calendrier. Un an plus tard, elle est effacée.'],
    isDanger: true,
    hasWord: true,
  },
  reunir: {
    label: 'Réunir à une course du calendrier',
    consequences: [
      'La proposition est close\u00a0: la course du calendrier reste telle qu’elle est.',
      'Qui l’a proposée apprend laquelle c’est.',
    ],
    isDanger: false,
    hasWord: true,
  },
} as const satisfies Record<string, ActWords>

type ActWords = { label: string; consequences: readonly string[]; isDanger: boolean; hasWord: boolean }

export type ActName = keyof typeof acts
export const isActName = isKeyOf(acts)
