import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { competitionPath } from '../competition-addresses.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { AnswerDetails } from './answer-details.tsx'
import { AnswerProblems } from './answer-problems.tsx'
import type { AnswerAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { DoneLine } from './done-line.tsx'
import { HideChoice } from './hide-choice.tsx'
import { useSent } from './use-sent.ts'

type AnswerFormProps = { race: CompetitionView; again: AnswerAgain | undefined; done: string | undefined }

/** Three large buttons, each saves at once; what goes with the answer opens below them. */
export function AnswerForm({ race, again, done }: AnswerFormProps) {
  const sent = useSent('answer')
  const values = again?.values ?? race.answer
  const answer = sent?.get('answer')?.toString() ?? values.answer
  const onlyFormat = race.formats.length === 1 ? race.formats[0] : undefined
  const hasDetails = answer === 'going' || answer === 'maybe'
  return (
    <Form
      method="post"
      action={competitionPath(race.id)}
      className="race-form"
      replace
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="intent" value="answer" />
      {onlyFormat ? <input type="hidden" name="format" value={onlyFormat.key} /> : null}
      {/* The Enter key presses the first button of a form: what was answered stays so. */}
      {values.answer ? (
        <button
          className="vh"
          type="submit"
          name="answer"
          value={values.answer}
          tabIndex={-1}
          aria-hidden="true"
        >
          Enregistrer
        </button>
      ) : null}
      <h2 className="d4" id="race-answer-title">
        {values.answer ? 'Votre réponse' : 'Vous y serez\u202f?'}
      </h2>
      {again ? <AnswerProblems key={again.attempt} again={again} /> : null}
      <AnswerButtons answer={answer} />
      {hasDetails ? (
        <AnswerDetails formats={race.formats} values={values} saved={race.answer.targetTime} again={again} />
      ) : null}
      <HideChoice isHidden={values.isHidden === 'on'} />
      {/* Never busy: who has saved and goes on changing saves again, and the last word counts. */}
      {hasDetails ? (
        <Button type="submit" name="answer" value={answer} size="large" block>
          Enregistrer
        </Button>
      ) : null}
      <DoneLine words={sent ? undefined : done} />
    </Form>
  )
}
