import type { SiteContentReader } from '#content/collections.ts'
import type { Body } from '@allure/content-engine'
import { areaOf, type Area } from './area.ts'
import { articleOfRow } from './article-of-row.ts'
import { groupsRead, type ArticleFacts, type ArticleReader } from './article.ts'

type ArticleServices = { readonly content: SiteContentReader }

/** The articles of the athlete area that a member may read, and their navigation. */
export async function readArea({ content }: ArticleServices, member: ArticleReader): Promise<Area> {
  const reader = content.readAs('members', groupsRead(member))
  const [rows, tree] = await Promise.all([
    reader.queryCollection('espaceAthlete').all(),
    reader.queryCollectionNavigation('espaceAthlete'),
  ])
  return areaOf(new Map(rows.map((row) => [row.path, articleOfRow(row)])), tree)
}

/** The text of an article that a reader's area has; null when it has just gone. */
export async function readArticleBody(
  { content }: ArticleServices,
  { path, groups }: Pick<ArticleFacts, 'path' | 'groups'>,
): Promise<Body | null> {
  const row = await content.readAs('members', groups).queryCollection('espaceAthlete').path(path).first()
  return row?.body ?? null
}

/** Titles of articles by path, whoever they are reserved for; one that is gone has none. */
export async function titlesOf(
  { content }: ArticleServices,
  paths: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const reader = content.readAs('members', 'all')
  const rows = await Promise.all(
    paths.map((path) => reader.queryCollection('espaceAthlete').path(path).first()),
  )
  return new Map(rows.flatMap((row) => (row ? [[row.path, row.title] as const] : [])))
}
