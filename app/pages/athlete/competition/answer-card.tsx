import { useNavigation } from 'react-router'
import { answers } from '#app/domain/competitions/answers/answer.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { AnswerDetails } from './answer-details.tsx'
import { AnswerProblems, HideChoice, RaceForm } from './answer-fields.tsx'
import { ClosedAnswer } from './closed-answer.tsx'
import type { AnswerAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { SaveState, useUnsaved } from './save-state.tsx'

export type AnswerCardProps = {
  race: CompetitionView
  again: AnswerAgain | undefined
  done: string | undefined
}

export function AnswerCard(props: AnswerCardProps) {
  const { race, again, done } = props
  if (race.state === 'proposed' || race.state === 'refused') return null
  if (race.state === 'cancelled' && !race.hasAnswered && !again && !done) return null
  return (
    <Card as="section" className="race-card stack" aria-labelledby="race-answer-title">
      {race.mayAnswer ? <AnswerForm {...props} /> : <ClosedAnswer {...props} />}
      {race.hasAnswered ? <ForgetAnswer race={race} /> : null}
    </Card>
  )
}

function ForgetAnswer({ race: { id, ownResult } }: { race: CompetitionView }) {
  return (
    <details className="race-forget">
      <summary className="tap muted">Effacer ma réponse</summary>
      <RaceForm id={id} intent="forget-answer" className="small">
        <p>
          Il n’en restera rien{ownResult ? ', résultat compris' : ''}&nbsp;: ni ici, ni dans votre saison, ni
          chez les autres.
        </p>
        <Button type="submit" look="line" size="small" icon="trash-2">
          Effacer
        </Button>
      </RaceForm>
    </details>
  )
}

function AnswerForm({ race, again, done }: AnswerCardProps) {
  const { formData } = useNavigation()
  const sent = formData?.get('intent') === 'answer' ? formData : undefined
  const values = again?.values ?? race.answer
  const answer = sent?.get('answer')?.toString() ?? values.answer
  const onlyFormat = race.formats.length === 1 ? race.formats[0] : undefined
  const { isUnsaved, ...watched } = useUnsaved()
  const hasDetails = answer === 'going' || answer === 'maybe'
  return (
    <RaceForm id={race.id} intent="answer" noValidate {...watched}>
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
      <AnswerProblems again={again} />
      <AnswerButtons answer={answer} />
      {hasDetails ? <AnswerDetails race={race} again={again} /> : null}
      <HideChoice isHidden={values.isHidden === 'on'} />
      <div className="race-save">
        <SaveState intent="answer" isRefused={again !== undefined} isUnsaved={isUnsaved} done={done} />
        {/* Never busy: who has saved and goes on changing saves again, and the last word counts. */}
        {hasDetails ? (
          <Button type="submit" name="answer" value={answer} size="large" block>
            Enregistrer
          </Button>
        ) : null}
      </div>
    </RaceForm>
  )
}

const buttons = [
  ['going', 'check'],
  ['maybe', 'minus'],
  ['passing', 'x'],
] as const

function AnswerButtons({ answer }: { answer: string }) {
  return (
    <fieldset className="race-answers">
      <legend className="vh">Votre participation</legend>
      {buttons.map(([one, icon]) => (
        <button
          key={one}
          className={`race-answer centred says-${one}`}
          type="submit"
          name="answer"
          value={one}
          aria-pressed={answer === one}
        >
          <Icon name={icon} size={28} />
          {answers[one]}
        </button>
      ))}
    </fieldset>
  )
}
