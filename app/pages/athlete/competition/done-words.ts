import type { Participation } from '#app/domain/competitions/answers/answer.ts'

export type Done = 'reponse' | 'resultat' | 'resultat-efface' | 'visibilite' | 'reponse-effacee' | 'presence'

export function doneWords(
  done: string | null,
  own: Participation | undefined,
): { form: 'answer' | 'result'; words: string } | undefined {
  if (done === 'resultat' && own?.result) return { form: 'result', words: 'Votre résultat est enregistré.' }
  if (done === 'resultat-efface' && !own?.result)
    return { form: 'result', words: 'Votre résultat est effacé.' }
  if (done === 'reponse-effacee' && !own) return { form: 'answer', words: forgottenWords }
  if (done === 'visibilite' && own) return { form: 'answer', words: visibilityWords(own) }
  if (done === 'presence' && own?.answer === 'going') return { form: 'answer', words: presenceWords }
  return done === 'reponse' && own ? { form: 'answer', words: answerWords(own) } : undefined
}

export const forgottenWords = 'Votre réponse est effacée.'
const presenceWords = 'C’est noté\u00a0: vous y étiez. Notez votre résultat quand vous voulez.'

function answerWords({ answer, isHidden }: Participation): string {
  if (answer === 'passing') return 'C’est noté\u00a0: vous passez.'
  const said = answer === 'going' ? 'C’est noté\u00a0: vous y allez.' : 'C’est noté\u00a0: peut-être.'
  return isHidden ? `${said} Personne d’autre ne le voit.` : said
}

function visibilityWords({ isHidden }: Participation): string {
  return isHidden
    ? 'Votre participation est masquée\u00a0: personne d’autre ne la voit.'
    : 'Votre participation est visible des membres du club.'
}
