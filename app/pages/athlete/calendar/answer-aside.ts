import { forThisVisitor } from '#app/http/headers.ts'
import type { Route } from './+types/answer-aside.ts'
import { receiveQuickAnswer } from './receive-quick-answer.server.ts'

export { loader } from '../only-sent.ts'

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const answered = await receiveQuickAnswer({ request, context })
  return Response.json(answered, { status: answered.ok ? 200 : answered.status, headers: forThisVisitor })
}
