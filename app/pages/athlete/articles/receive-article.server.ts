import { data, redirect, type RouterContextProvider } from 'react-router'
import { servicesContext, type Services } from '../../../context.ts'
import { isForData } from '../../../whole-page/drawn-html.server.ts'
import { giveFeedback, markRead, markUnread } from '../../../domain/reading/store.server.ts'
import { rateLimit } from '../../../middleware/rate-limit.server.ts'
import { readForm } from '../../../middleware/read-form.server.ts'
import { forThisVisitor } from '../../../visitor-headers.ts'
import type { Done } from './done-words.ts'
import { findArticle } from './find-article.server.ts'

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

const memberLimit = rateLimit({ points: 120, seconds: 600 })
const later = 'Beaucoup de changements en peu de temps. Patientez quelques minutes, puis recommencez.'

/** The read mark of an article, and whether it helped. */
export async function receiveArticle(
  request: Request,
  splat: string,
  context: Readonly<RouterContextProvider>,
) {
  const { article, viewer } = await findArticle(request, splat, context)
  const form = await readForm(request)
  const act = acts.get(form.get('intent')?.toString() ?? '')
  if (!act) return data({ refused: 'Ce formulaire n’est pas complet. Recommencez.' }, again(422))
  const wait = await memberLimit.take(viewer.memberId)
  if (wait > 0) return data({ refused: later }, again(429, { 'retry-after': String(wait) }))
  await act.run(context.get(servicesContext), { memberId: viewer.memberId, path: article.path })
  if (isForData(request)) return data({ done: act.done }, { headers: forThisVisitor })
  throw redirect(`${article.path}?fait=${act.done}#votre-lecture`, {
    status: 303,
    headers: forThisVisitor,
  })
}

function again(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { ...forThisVisitor, ...headers } }
}
