import { AnswerProblems } from './answer-problems.tsx'
import type { AnswerAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { DoneLine } from './done-line.tsx'
import { VisibilityForm } from './visibility-form.tsx'
import { WasThereForm } from './was-there-form.tsx'

type ClosedAnswerProps = { race: CompetitionView; again: AnswerAgain | undefined; done: string | undefined }

/** A race that is over or called off: what was answered, and what one may still say. */
export function ClosedAnswer({ race, again, done }: ClosedAnswerProps) {
  const { id, state, hasAnswered } = race
  const { answer, isHidden } = race.answer
  return (
    <>
      <h2 className="d4" id="race-answer-title">
        {state === 'over' && answer !== 'going' ? 'Vous y étiez\u202f?' : 'Votre réponse'}
      </h2>
      {again ? <AnswerProblems key={again.attempt} again={again} /> : null}
      <p>{closedWords(race)}</p>
      <DoneLine words={done} />
      {hasAnswered && answer !== 'passing' ? <VisibilityForm id={id} isHidden={isHidden === 'on'} /> : null}
      {state === 'over' && answer !== 'going' ? <WasThereForm race={race} /> : null}
    </>
  )
}

function closedWords({ state, answer }: CompetitionView): string {
  const isOff = state === 'cancelled'
  switch (answer.answer) {
    case 'going':
      return isOff ? 'Vous aviez répondu «\u202fJ’y vais\u202f».' : 'Vous y étiez.'
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
