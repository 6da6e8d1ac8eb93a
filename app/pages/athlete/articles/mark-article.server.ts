import { type RouterContextProvider, data, redirect } from 'react-router'
import { giveFeedback, markRead, markUnread } from '#app/domain/reading/store.server.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { tooManyChanges } from '../answer-limit.server.ts'
import type { Route } from './+types/article.ts'
import type { Done, Received } from './article-words.ts'
import { findArticle } from './article.server.ts'

type Act = {
  readonly done: Done
  readonly run: (services: Services, article: { memberId: string; path: string }) => Promise<void>
}

const acts = new Map<string, Act>([
  ['read', { done: 'lu', run: markRead }],
  ['unread', { done: 'non-lu', run: markUnread }],
  ['helpful', { done: 'avis', run: (services, of) => giveFeedback(services, { ...of, isHelpful: true }) }],
  ['unhelpful', { done: 'avis', run: (services, of) => giveFeedback(services, { ...of, isHelpful: false }) }],
])

const memberLimit = rateLimit({ name: 'mark-article', points: 120, seconds: 600 })

export async function markArticle(
  form: FormData,
  { article, viewer: { memberId } }: Awaited<ReturnType<typeof findArticle>>,
  context: Readonly<RouterContextProvider>,
): Promise<{ answer: Received; status: number; headers: Record<string, string> }> {
  const act = acts.get(form.get('intent')?.toString() ?? '')
  const headers = forThisVisitor
  if (!act)
    return { answer: { refused: 'Ce formulaire n’est pas complet. Recommencez.' }, status: 422, headers }
  const services = context.get(servicesContext)
  const wait = await memberLimit(services).take(memberId)
  if (wait > 0)
    return {
      answer: { refused: tooManyChanges },
      status: 429,
      headers: { ...headers, 'retry-after': String(wait) },
    }
  await act.run(services, { memberId, path: article.path })
  return { answer: { done: act.done }, status: 200, headers }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const found = await findArticle(request, params['*'], context)
  const { answer, ...more } = await markArticle(await readForm(request), found, context)
  if (answer.done === undefined) return data(answer, more)
  const location = `${found.article.path}?fait=${answer.done}#votre-lecture`
  throw redirect(location, { status: 303, headers: more.headers })
}
