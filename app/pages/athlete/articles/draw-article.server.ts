import { readingMinutes } from '#app/domain/articles/article.ts'
import type { ArticleFacts } from '#app/domain/articles/article.ts'
import { formatDay } from '#app/domain/shared/french-dates.ts'
import type { PersonalProse } from '#app/ui/blocks/prose/personal-prose.ts'
import { renderPersonalProse } from '#app/ui/blocks/prose/render-prose.server.tsx'
import type { Body } from '@allure/content-engine'
import type { ImageManifest } from '@allure/content-engine/images'

export type ShownArticle = Pick<ArticleFacts, 'path' | 'title' | 'description' | 'level' | 'isSample'> & {
  readonly readingMinutes: number
  /** « 12 novembre 2026 » */
  readonly updatedOn: string
}

export type DrawnArticle = {
  readonly facts: ShownArticle
  readonly sections: readonly { readonly id: string; readonly text: string }[]
  readonly prose: PersonalProse
  readonly isPersonal: boolean
}

export function drawArticle(article: ArticleFacts, body: Body, images: ImageManifest): DrawnArticle {
  const { path, title, description, level, isSample } = article
  const prose = renderPersonalProse(body, images)
  return {
    facts: {
      path,
      title,
      description,
      level,
      isSample,
      readingMinutes: article.readingMinutes ?? readingMinutes(body.words),
      updatedOn: formatDay(article.updatedOn),
    },
    sections: body.toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    prose,
    isPersonal: prose.htmlFor({ vma: 15, css: 100 }) !== prose.htmlFor(undefined),
  }
}
