import { href, type ShouldRevalidateFunction } from 'react-router'
import { pageMeta } from '#app/seo/page-meta.ts'
import { sendOrKeep } from '#app/ui/blocks/forms/connection.ts'
import { ProblemNote } from '#app/ui/blocks/forms/problem-note.tsx'
import { useActAnswer } from '../frame/acts/use-act-answer.ts'
import { AdminHead } from '../frame/admin-head.tsx'
import type { Route } from './+types/message.ts'
import { AnswerForm } from './answer-form.tsx'
import { MessageSender, MessageSteps, MessageWays, OtherMessages } from './message-panels.tsx'
import { MessageState } from './message-state.tsx'
import { MessageThread } from './message-thread.tsx'

export { action, loader } from './message.server.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  pageMeta(matches, {
    title: 'Message',
    description: 'Un message reçu et ce qui y a été répondu.',
    path: href('/admin/messages/:message', { message: params.message ?? '' }),
    isHidden: true,
  })

export function clientAction(sent: Route.ClientActionArgs) {
  return sendOrKeep(sent)
}

/** What another coach did meanwhile is shown beside the refusal; without a connection the page stays as it is. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus }) => actionStatus !== 503

export default function MessagePage({ loaderData: message, actionData }: Route.ComponentProps) {
  const { answer, problem } = useActAnswer(actionData)
  return (
    <>
      <AdminHead
        back={{ to: href('/admin/messages'), label: 'Messages' }}
        title={message.subject}
        lead={
          <span className="row chips">
            <MessageState standing={message.standing} />
            {message.name ?? message.email}, le {message.received}
          </span>
        }
      />
      <div className="message-columns">
        <div className="stack">
          <MessageThread message={message} />
          {problem === undefined ? null : <ProblemNote key={answer?.attempt}>{problem}</ProblemNote>}
          {message.standing === 'spam' ? null : <AnswerForm message={message} answer={answer} />}
        </div>
        <div className="stack">
          <MessageSender message={message} />
          <MessageWays message={message} />
          <MessageSteps message={message} />
          <OtherMessages message={message} />
        </div>
      </div>
    </>
  )
}
