import { type RouterContextProvider, data, redirect } from 'react-router'
import { giveFeedback, markRead, markUnread } from '#app/domain/reading/store.server.ts'
import type { Viewer } from '#app/domain/shared/viewer.ts'
import { servicesContext, type Services } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { rateLimit } from '#app/http/rate-limit.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { tooManyChanges } from '../answer-limit.server.ts'
import type { Done, Received } from './article-words.ts'
import { findArticle } from './article.server.ts'

type Act = {
  readonly done: Done
  readonly run: (services: Services, article: { memberId: string; path: string }) => Promise<void>
}

type Found = { readonly article: { readonly path: string }; readonly viewer: Viewer }

type Marked = {
  readonly answer: Received
  readonly status: number
  readonly headers: Record<string, string>
}

const acts = new Map<string, Act>([
  ['read', { done: 'lu', run: markRead }],
  ['unread', { done: 'non-lu', run: markUnread }],
  ['helpful', { done: 'avis', run: (services, of) => giveFeedback(services, { ...of, isHelpful: true }) }],
  ['unhelpful', { done: 'avis', run: (services, of) => giveFeedback(services, { ...of, isHelpful: false }) }],
])

const memberLimit = rateLimit({ points: 120, seconds: 600 })
export async function markArticle(
  form: FormData,
  { article, viewer: { memberId } }: Found,
  context: Readonly<RouterContextProvider>,
): Promise<Marked> {
  const act = acts.get(form.get('intent')?.toString() ?? '')
  if (!act) return refused('Ce formulaire n’est pas complet. Recommencez.', 422)
  const wait = await memberLimit.take(memberId)
  if (wait > 0) return refused(tooManyChanges, 429, { 'retry-after': String(wait) })
  await act.run(context.get(servicesContext), { memberId, path: article.path })
  return { answer: { done: act.done }, status: 200, headers: forThisVisitor }
}

function refused(words: string, status: number, headers: Record<string, string> = {}): Marked {
  return { answer: { refused: words }, status, headers: { ...forThisVisitor, ...headers } }
}

export async function receiveArticle(
  request: Request,
  splat: string,
  context: Readonly<RouterContextProvider>,
) {
  const found = await findArticle(request, splat, context)
  const { answer, ...more } = await markArticle(await readForm(request), found, context)
  if (answer.done === undefined) return data(answer, more)
  const location = `${found.article.path}?fait=${answer.done}#votre-lecture`
  throw redirect(location, { status: 303, headers: more.headers })
}
