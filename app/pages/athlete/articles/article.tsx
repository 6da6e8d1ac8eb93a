import { firstArticlePath } from '#app/domain/articles/article.ts'
import { DrawnOnce } from '#app/http/page/drawn-once.tsx'
import { DrawnPart } from '#app/http/page/drawn-part.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { useCurrentSection } from '#app/ui/blocks/use-current-section.ts'
import { TodaySection } from '../today/today-section.tsx'
import { useNotedViewport } from '../use-noted-viewport.ts'
import type { Route } from './+types/article.ts'
import { ArticleContents } from './article-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleNeighbours } from './article-neighbours.tsx'
import { articleSheet } from './article-sheet.ts'
import { proseName, treeName } from './drawn-names.ts'
import { OwnReading } from './own-reading.tsx'
import { readArticlePage } from './read-article-page.server.ts'
import { receiveArticle } from './receive-article.server.ts'
import { ResumeLink } from './resume-link.tsx'
import { useFollowedLinks } from './use-followed-links.ts'
import { useKeptPlace } from './use-kept-place.ts'

export const links: Route.LinksFunction = articleSheet

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.facts.title ?? 'Espace athlète',
    description: loaderData?.facts.description ?? 'Les ressources du club.',
    path: loaderData?.facts.path ?? firstArticlePath,
    isHidden: true,
  })

export function loader({ request, params, context }: Route.LoaderArgs) {
  return readArticlePage(request, params['*'], context)
}

export function action({ request, params, context }: Route.ActionArgs) {
  return receiveArticle(request, params['*'], context)
}

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, sections, place, html, tree, today, isRead, isHelpful, resume, done } = loaderData
  const current = useCurrentSection(sections)
  const follow = useFollowedLinks()
  useKeptPlace(facts.path, current)
  useNotedViewport()
  return (
    <div className="wrap article-page">
      <nav className="tree" aria-label="Articles du club">
        <DrawnPart name={treeName} html={tree} onClick={follow} />
      </nav>
      <article>
        <DrawnOnce name="article-head">
          <ArticleHead facts={facts} section={place.section} />
        </DrawnOnce>
        {today ? <TodaySection today={today} /> : null}
        {resume ? <ResumeLink section={resume} /> : null}
        <DrawnPart name={proseName} html={html} className="prose article-text" onClick={follow} />
        <DrawnOnce name="article-neighbours">
          <ArticleNeighbours previous={place.previous} next={place.next} />
        </DrawnOnce>
      </article>
      <aside className="article-side" aria-label="Votre lecture">
        <ArticleContents sections={sections} current={current} />
        <OwnReading
          key={facts.path}
          path={facts.path}
          isRead={isRead}
          isHelpful={isHelpful}
          received={actionData ?? (done && { done })}
        />
        <PrintButton />
      </aside>
    </div>
  )
}
