import type { ArticleFacts } from '#app/domain/articles/article.ts'
import { readArticleBody } from '#app/domain/articles/store.server.ts'
import type { Services } from '#app/http/context.ts'
import { drawArticle, type DrawnArticle } from './draw-article.server.ts'

/** The same facts are given until the content changes. */
const drawn = new WeakMap<ArticleFacts, DrawnArticle>()

/** An article drawn once for each version of it; undefined when it has just gone. */
export async function readDrawnArticle(
  services: Services,
  article: ArticleFacts,
): Promise<DrawnArticle | undefined> {
  const known = drawn.get(article)
  if (known) return known
  const body = await readArticleBody(services, article)
  if (!body) return undefined
  const made = drawArticle(article, body, services.images)
  drawn.set(article, made)
  return made
}
