/** What the page says of a reminder: it asks, or tells what was done. */
export function reminderWords({ isCut, isAnswer }: { isCut: boolean; isAnswer: boolean }) {
  if (isCut)
    return {
      title: isAnswer ? 'C’est fait.' : 'Ce rappel est coupé.',
      lead: 'Vous ne recevez plus ce rappel, pour aucune course. Les autres continuent.',
      button: 'Recevoir de nouveau ce rappel',
    }
  return {
    title: isAnswer ? 'C’est rétabli.' : 'Ne plus recevoir ce rappel\u202f?',
    lead: isAnswer
      ? 'Vous recevez de nouveau ce rappel.'
      : 'Il ne partira plus, pour aucune course. Vos autres rappels continuent, et vous pourrez changer d’avis.',
    button: 'Ne plus recevoir ce rappel',
  }
}
