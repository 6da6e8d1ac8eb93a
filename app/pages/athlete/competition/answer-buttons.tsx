import { answers, type Answer } from '#app/domain/competitions/answers/answer.ts'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

const icons: Readonly<Record<Answer, IconName>> = { going: 'check', maybe: 'minus', passing: 'x' }
const order = ['going', 'maybe', 'passing'] as const

/** One press is an answer: large enough for a thumb, at arm's length. @param answer the one given, if any */
export function AnswerButtons({ answer }: { answer: string }) {
  return (
    <fieldset className="race-answers">
      <legend className="vh">Votre participation</legend>
      {order.map((one) => (
        <button
          key={one}
          className={`race-answer race-answer-${one}`}
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
