import { Form } from 'react-router'
import { answers, type Answer } from '#app/domain/competitions/answers/answer.ts'
import { Button } from '#app/ui/kit/button.tsx'
import { Card } from '#app/ui/kit/card.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { competitionPath } from '../addresses.ts'
import { AnswerDetails } from './answer-details.tsx'
import { AnswerProblems, DoneLine, HideChoice, useSent } from './answer-fields.tsx'
import { ClosedAnswer } from './closed-answer.tsx'
import type { AnswerAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'

type AnswerCardProps = {
  race: CompetitionView
  again: AnswerAgain | undefined
  done: string | undefined
}

export function AnswerCard({ race, again, done }: AnswerCardProps) {
  if (race.state === 'proposed' || race.state === 'refused') return null
  if (race.state === 'cancelled' && !race.hasAnswered && !again && !done) return null
  return (
    <Card as="section" className="race-card stack" aria-labelledby="race-answer-title">
      {race.mayAnswer ? (
        <AnswerForm race={race} again={again} done={done} />
      ) : (
        <ClosedAnswer race={race} again={again} done={done} />
      )}
      {race.hasAnswered ? <ForgetAnswer race={race} /> : null}
    </Card>
  )
}

function ForgetAnswer({ race: { id, ownResult } }: { race: CompetitionView }) {
  return (
    <details className="race-forget">
      <summary className="tap muted">Effacer ma réponse</summary>
      <Form method="post" action={competitionPath(id)} className="small" replace preventScrollReset>
        <input type="hidden" name="intent" value="forget-answer" />
        <p>
          Il n’en restera rien{ownResult ? ', résultat compris' : ''}&nbsp;: ni ici, ni dans votre saison, ni
          chez les autres.
        </p>
        <Button type="submit" look="line" size="small" icon="trash-2">
          Effacer
        </Button>
      </Form>
    </details>
  )
}

type AnswerFormProps = { race: CompetitionView; again: AnswerAgain | undefined; done: string | undefined }

function AnswerForm({ race, again, done }: AnswerFormProps) {
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

const icons: Readonly<Record<Answer, IconName>> = { going: 'check', maybe: 'minus', passing: 'x' }

const order = ['going', 'maybe', 'passing'] as const

function AnswerButtons({ answer }: { answer: string }) {
  return (
    <fieldset className="race-answers">
      <legend className="vh">Votre participation</legend>
      {order.map((one) => (
        <button
          key={one}
          className={`race-answer centred race-answer-${one}`}
          type="submit"
          name="answer"
          value={one}
          aria-pressed={answer === one}
        >
          <Icon name={icons[one]} size={28} />
          {answers[one]}
        </button>
      ))}
    </fieldset>
  )
}
