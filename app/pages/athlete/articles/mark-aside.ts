import { athleteArea } from '#app/domain/articles/article.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/mark-aside.ts'
import { findArticle } from './article.server.ts'
import { markArticle } from './mark-article.server.ts'

export { loader } from '../only-sent.ts'

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await readForm(request)
  const splat = form.get('article')?.toString().replace(`${athleteArea}/`, '') ?? ''
  const found = await findArticle(request, splat, context)
  const { answer, ...more } = await markArticle(form, found, context)
  return Response.json(answer, more)
}
