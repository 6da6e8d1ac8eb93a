import { Form } from 'react-router'
import { Button } from '../../../ui/kit/button.tsx'
import { AnswerProblems } from './answer-problems.tsx'
import type { AnswerAgain } from './competition-answer.ts'
import { competitionPath } from '../competition-addresses.ts'
import type { CompetitionView } from './competition-view.ts'
import { DoneLine } from './done-line.tsx'

type ClosedAnswerProps = { race: CompetitionView; again: AnswerAgain | undefined; done: string | undefined }

/** A race that is over or called off: what was answered, and who may see it, which one may always change. */
export function ClosedAnswer({ race, again, done }: ClosedAnswerProps) {
  const { answer, hasAnswered } = race
  const isHidden = answer.isHidden === 'on'
  return (
    <>
      <h2 className="d4" id="race-answer-title">
        Votre réponse
      </h2>
      {again ? <AnswerProblems key={again.attempt} again={again} /> : null}
      <p>{closedWords(race)}</p>
      <DoneLine words={done} />
      {hasAnswered && answer.answer !== 'passing' ? (
        <Form
          method="post"
          action={competitionPath(race.id)}
          className="race-form"
          replace
          preventScrollReset
        >
          <input type="hidden" name="intent" value="visibility" />
          <p className="muted race-small">
            {isHidden
              ? 'Votre participation est masquée\u00a0: vous seul la voyez, ici et dans votre saison.'
              : 'Les membres du club voient votre participation.'}
          </p>
          <Button
            type="submit"
            name="isHidden"
            value={isHidden ? '' : 'on'}
            look="line"
            icon={isHidden ? 'eye' : 'eye-off'}
            block
          >
            {isHidden ? 'Montrer ma participation' : 'Masquer ma participation'}
          </Button>
        </Form>
      ) : null}
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
      return 'Vous aviez passé votre tour.'
    default:
      return isOff
        ? 'On n’y répond plus.'
        : 'Vous n’aviez pas répondu\u00a0: cette course n’est pas dans votre saison.'
  }
}
