import { Link } from 'react-router'
import { firstArticlePath } from '#app/domain/articles/article.ts'
import { Photo } from '#app/ui/blocks/photo/photo.tsx'
import { ExampleBadge } from '#app/ui/kit/badge.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Breadcrumb } from '#app/ui/kit/lists/breadcrumb.tsx'
import { Ordinals } from '#app/ui/kit/ordinals.tsx'
import type { Route } from './+types/article.ts'

type ArticleData = Route.ComponentProps['loaderData']
type ArticlePlace = ArticleData['place']
type ArticleHeadProps = { facts: ArticleData['facts']; section: ArticlePlace['section'] }

export function ArticleHead({ facts, section }: ArticleHeadProps) {
  const { path, title, description, level, readingMinutes, updatedOn, isSample, photo } = facts
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
      <p className="article-facts row cluster small">
        <span className="row">
          <Icon name="clock" size={16} />
          {readingMinutes}&nbsp;min de lecture
        </span>
        <span>
          Mis à jour le <Ordinals>{updatedOn}</Ordinals>
        </span>
        {level === undefined ? null : <span>{level}</span>}
        {isSample ? <ExampleBadge /> : null}
      </p>
      <p className="lead">{description}</p>
      {photo ? <Photo photo={photo} className="article-photo" line="lane-run" isFirst /> : null}
    </header>
  )
}

export function ArticleNeighbours({ previous, next }: Pick<ArticlePlace, 'previous' | 'next'>) {
  if (!previous && !next) return null
  return (
    <nav className="article-neighbours" aria-label="Article précédent et suivant">
      {previous ? (
        <Link to={previous.path} rel="prev" prefetch="none">
          <small className="row muted">
            <Icon name="arrow-left" size={16} />
            Précédent
          </small>
          <b>{previous.title}</b>
        </Link>
      ) : null}
      {next ? (
        <Link to={next.path} rel="next" className="is-next" prefetch="none">
          <small className="row muted">
            Suivant
            <Icon name="arrow-right" size={16} />
          </small>
          <b>{next.title}</b>
        </Link>
      ) : null}
    </nav>
  )
}
