import { AnswerProblems } from './answer-problems.tsx'
import { closedWords } from './closed-words.ts'
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
      {state === 'over' && answer !== 'going' ? (
        <WasThereForm race={race} presence={again?.presence} />
      ) : null}
    </>
  )
}
