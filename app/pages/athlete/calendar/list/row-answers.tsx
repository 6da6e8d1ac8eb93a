import { answerObstacle } from '#app/domain/competitions/answers/answer-obstacle.ts'
import { answers } from '#app/domain/competitions/answers/answer.ts'
import type { Competition } from '#app/domain/competitions/competition.ts'
import type { Mark } from '../drawing/frame.server.tsx'

type RowAnswersProps = { title: string; competition: Competition; mark: Mark; today: string }

const choices = ['going', 'maybe', 'passing'] as const

/** The three answers, one press each; once it is over or called off, what was answered. */
export function RowAnswers({ title, competition, mark, today }: RowAnswersProps) {
  const isOpen = answerObstacle(competition, { format: undefined }, today) === undefined
  if (!isOpen)
    return mark ? <p className="calendar-row-answered muted">Votre réponse&nbsp;: {answers[mark]}</p> : null
  return (
    <fieldset className="calendar-row-answers" aria-label={`Votre réponse, ${title}`}>
      {choices.map((answer) => (
        <button
          key={answer}
          type="submit"
          name={answer}
          value={competition.id}
          className={`chip mark-${answer}`}
          aria-pressed={mark === answer}
        >
          {answers[answer]}
        </button>
      ))}
    </fieldset>
  )
}
