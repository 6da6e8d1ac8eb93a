import { data, redirect, type RouterContextProvider } from 'react-router'
import { readForm } from '#app/http/read-form.server.ts'
import { findArticle } from './find-article.server.ts'
import { markArticle } from './mark-article.server.ts'

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
