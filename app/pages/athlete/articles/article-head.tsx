import { firstArticlePath } from '#app/domain/articles/article.ts'
import { Breadcrumb } from '#app/ui/kit/breadcrumb.tsx'
import { ExampleBadge } from '#app/ui/kit/example-badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { ShownArticle } from './draw-article.server.ts'
import type { ArticlePlace } from './place-in-area.ts'

type ArticleHeadProps = { facts: ShownArticle; section: ArticlePlace['section'] }

export function ArticleHead({ facts, section }: ArticleHeadProps) {
  const { path, title, description, level, readingMinutes, updatedOn, isSample } = facts
  return (
    <header className="article-head">
      {path === firstArticlePath ? null : (
        <Breadcrumb
          steps={[
            { label: 'Espace athlète', to: firstArticlePath },
            ...(section ? [{ label: section.title, to: section.path }] : []),
            { label: title },
          ]}
        />
      )}
      <h1 className="d2">{title}</h1>
      <p className="article-facts">
        <span>
          <Icon name="clock" size={16} />
          {readingMinutes}&nbsp;min de lecture
        </span>
        <span>Mis à jour le {updatedOn}</span>
        {level === undefined ? null : <span>{level}</span>}
        {isSample ? <ExampleBadge /> : null}
      </p>
      <p className="lead">{description}</p>
    </header>
  )
}
