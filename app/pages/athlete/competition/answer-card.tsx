import { Card } from '#app/ui/kit/card.tsx'
import { AnswerForm } from './answer-form.tsx'
import { ClosedAnswer } from './closed-answer.tsx'
import type { AnswerAgain } from './competition-answer.ts'
import type { CompetitionView } from './competition-view.ts'
import { ForgetAnswer } from './forget-answer.tsx'

type AnswerCardProps = {
  race: CompetitionView
  again: AnswerAgain | undefined
  done: string | undefined
}

/** What one says of the competition: the one thing the page is opened for. */
export function AnswerCard({ race, again, done }: AnswerCardProps) {
  if (race.state === 'proposed' || race.state === 'refused') return null
  if (race.state === 'cancelled' && !race.hasAnswered && !again && !done) return null
  return (
    <Card as="section" className="race-card" aria-labelledby="race-answer-title">
      {race.mayAnswer ? (
        <AnswerForm race={race} again={again} done={done} />
      ) : (
        <ClosedAnswer race={race} again={again} done={done} />
      )}
      {race.hasAnswered ? <ForgetAnswer race={race} /> : null}
    </Card>
  )
}
