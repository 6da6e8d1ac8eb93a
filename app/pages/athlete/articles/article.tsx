import { useEffect, useRef } from 'react'
import { prepareOfflineSearch } from '#app/content/offline-search.ts'
import { firstArticlePath } from '#app/domain/articles/article.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { PrintButton } from '#app/ui/blocks/print-button.tsx'
import { Prose } from '#app/ui/blocks/prose/prose.tsx'
import { useCurrentSection } from '#app/ui/blocks/use-current-section.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { useFollow } from '../followed-link.tsx'
import { TodaySection } from '../today/today-section.tsx'
import todaySheet from '../today/today.css?url'
import { useNotedViewport } from '../viewport.ts'
import type { Route } from './+types/article.ts'
import { ArticleHead, ArticleNeighbours } from './article-head.tsx'
import { ArticleTree } from './article-tree.tsx'
import stylesheet from './articles.css?url'
import { OwnReading } from './own-reading.tsx'

const placePath = '/compte/lecture'

export { loader } from './article.server.ts'
export { action } from './mark-article.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'stylesheet', href: todaySheet },
]

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.facts.title ?? 'Espace athlète',
    description: loaderData?.facts.description ?? 'Les ressources du club.',
    path: loaderData?.facts.path ?? firstArticlePath,
    isHidden: true,
  })

export default function ArticlePage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, sections, place, html, tree, today, isRead, isHelpful, resume, done } = loaderData
  const current = useCurrentSection(sections)
  const follow = useFollow(isArticleLink)
  useNotedPlace(facts.path, current)
  useNotedViewport()
  useEffect(prepareOfflineSearch, [])
  return (
    <div className="wrap inner article-page">
      <nav className="tree" aria-label="Articles du club">
        <ArticleTree tree={tree} path={facts.path} />
      </nav>
      <article>
        <ArticleHead facts={facts} section={place.section} />
        {today ? <TodaySection today={today} /> : null}
        {resume ? <ResumeLink section={resume} /> : null}
        <Prose html={html} className="article-text" onClick={follow} />
        <ArticleNeighbours previous={place.previous} next={place.next} />
      </article>
      <aside className="article-side small" aria-label="Votre lecture">
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

function ResumeLink({ section: { id, text } }: { section: { id: string; text: string } }) {
  return (
    <p className="article-resume">
      <a href={`#${id}`} className="row">
        <Icon name="book-open" className="accent" />
        <span>
          Reprendre la lecture <small className="muted">à «&#8239;{text}&#8239;»</small>
        </span>
      </a>
    </p>
  )
}

function isArticleLink(path: string): boolean {
  const isOnPage = path.includes('#') && path.startsWith(location.pathname + location.search)
  return path.startsWith('/espace-athlete/') && !isOnPage
}

type ArticleContentsProps = {
  sections: readonly { id: string; text: string }[]
  current: string | undefined
}

function ArticleContents({ sections, current }: ArticleContentsProps) {
  if (sections.length < 2) return null
  return (
    <nav className="article-contents" aria-labelledby="sur-cette-page">
      <p id="sur-cette-page">Sur cette page</p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a className="row muted" href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function useNotedPlace(path: string, section: string | undefined): void {
  const latest = useRef(section)
  useEffect(() => {
    latest.current = section
  }, [section])
  useEffect(() => {
    let told: string | undefined
    const tell = () => {
      const heading = latest.current ?? ''
      if (heading === told) return
      told = heading
      navigator.sendBeacon(placePath, new URLSearchParams({ article: path, titre: heading }))
    }
    const tellWhenHidden = () => {
      if (document.visibilityState === 'hidden') tell()
    }
    document.addEventListener('visibilitychange', tellWhenHidden)
    addEventListener('pagehide', tell)
    return () => {
      document.removeEventListener('visibilitychange', tellWhenHidden)
      removeEventListener('pagehide', tell)
      tell()
    }
  }, [path])
}
