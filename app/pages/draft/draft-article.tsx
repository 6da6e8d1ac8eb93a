import { data } from 'react-router'
import { findDraftBySecret } from '#app/domain/content-edits/store.server.ts'
import { readFocusStyles } from '#app/domain/photos/store.server.ts'
import { servicesContext } from '#app/http/context.ts'
import { forThisVisitor } from '#app/http/headers.ts'
import { pageNotFound } from '#app/http/page-not-found.ts'
import { hiddenMeta } from '#app/seo/page-meta.ts'
import { postersOf } from '#app/ui/blocks/prose/poster-focuses.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { renderProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import type { Body } from '@allure/content-engine'
import type { Route } from './+types/draft-article.ts'
import stylesheet from './draft.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }]

export const meta = hiddenMeta('Un brouillon', 'Un texte qui n’est pas publié.')

/** The text of an article's draft alone, drawn for whoever was given its secret. */
export async function loader({ request, context, params: { secret } }: Route.LoaderArgs) {
  const { database, content, images } = context.get(servicesContext)
  const draft = await findDraftBySecret(database, secret)
  if (draft?.collection !== 'espaceAthlete') throw pageNotFound(request)
  const { content: seen, row } = await content.preview(draft.collection, draft.file, draft.text)
  seen?.close()
  if (!row) throw pageNotFound(request)
  const body = row.body as Body | null
  const focuses = body ? await readFocusStyles(database, postersOf(body)) : undefined
  const html = body ? renderProse(body, images, focuses) : ''
  const facts = { title: String(row.title ?? draft.title), description: String(row.description ?? '') }
  return data({ ...facts, html }, { headers: { ...forThisVisitor, 'referrer-policy': 'no-referrer' } })
}

export default function DraftArticle({ loaderData: { title, description, html } }: Route.ComponentProps) {
  return (
    <div className="wrap draft">
      <article>
        <h1 className="d2">{title}</h1>
        <p className="lead">{description}</p>
        <Prose html={html} />
      </article>
    </div>
  )
}
