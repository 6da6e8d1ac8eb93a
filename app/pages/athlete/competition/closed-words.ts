import type { CompetitionView } from './competition-view.ts'

type Closed = {
  state: CompetitionView['state']
  answer: { readonly answer: string }
  result: { readonly outcome: string }
}

/** What stands of one's answer to a race that is over or called off. */
export function closedWords({ state, answer, result }: Closed): string {
  const isOff = state === 'cancelled'
  switch (answer.answer) {
    case 'going':
      return isOff ? 'Vous aviez répondu «\u202fJ’y vais\u202f».' : presenceWords(result.outcome)
    case 'maybe':
      return 'Vous aviez répondu «\u202fPeut-être\u202f».'
    case 'passing':
      return 'Vous aviez répondu «\u202fJe passe\u202f».'
    default:
      return isOff
        ? 'On n’y répond plus.'
        : 'Dites-le maintenant\u00a0: la course entre dans votre saison, et vous notez votre résultat.'
  }
}

function presenceWords(outcome: string): string {
  if (outcome === 'not-started') return 'Vous n’avez pas pris le départ.'
  return outcome === 'abandoned' ? 'Vous avez pris le départ.' : 'Vous y étiez.'
}
