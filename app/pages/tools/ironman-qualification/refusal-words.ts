import type { SlotAllocation } from '#app/domain/training/qualification/allocation.ts'

const words: Record<(SlotAllocation & { ok: false })['reason'], string> = {
  'not-a-count': 'Indiquez des nombres entiers, de 0 à 100 000.',
  'too-few-slots': 'Il y a moins de places que de groupes d’âge\u00a0: chacun doit avoir la sienne.',
  'odd-slots':
    'En 70.3, il y a autant de places pour les femmes et les hommes\u00a0: indiquez un nombre pair.',
  'no-starters': 'Indiquez au moins une personne au départ.',
}

/** Why places cannot be shared out. */
export function refusalWords(reason: keyof typeof words): string {
  return words[reason]
}
