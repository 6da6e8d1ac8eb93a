import type { SiteContentReader } from '#content/collections.ts'
import type { Body, ReaderGroups } from '@allure/content-engine'
import { areaOf, type Area } from './area.ts'
import { articleOfRow } from './article-of-row.ts'
import { groupsRead, type ArticleFacts, type ArticleReader } from './article.ts'

type ArticleServices = { readonly content: SiteContentReader }

// Those of readers of different groups, and for a while those of before an article changed.
const mostAreas = 50

/** The articles of the athlete area that a member may read, and their navigation; made once for all who may read the same. */
export async function readArea({ content }: ArticleServices, reader: ArticleReader): Promise<Area> {
  const groups = groupsRead(reader)
  const version = content.version('espaceAthlete', groups)
  const areas = keptAreas.get(content) ?? new Map<string, Promise<Area>>()
  keptAreas.set(content, areas)
  const known = areas.get(version)
  if (known) return known
  const opened = openArea(content, groups)
  areas.set(version, opened)
  const [oldest] = areas.keys()
  if (areas.size > mostAreas && oldest !== undefined) areas.delete(oldest)
  try {
    return await opened
  } catch (error) {
    areas.delete(version)
    throw error
  }
}

/** The text of an article that a reader's area has; null when it has just gone. */
export async function readArticleBody(
  { content }: ArticleServices,
  { path, groups }: Pick<ArticleFacts, 'path' | 'groups'>,
): Promise<Body | null> {
  const row = await content.readAs('members', groups).queryCollection('espaceAthlete').path(path).first()
  return row?.body ?? null
}

const keptAreas = new WeakMap<SiteContentReader, Map<string, Promise<Area>>>()

async function openArea(content: SiteContentReader, groups: ReaderGroups): Promise<Area> {
  const reader = content.readAs('members', groups)
  const [rows, tree] = await Promise.all([
    reader.queryCollection('espaceAthlete').select('path', 'title', 'description', 'group', 'meta').all(),
    reader.queryCollectionNavigation('espaceAthlete'),
  ])
  return areaOf(new Map(rows.map((row) => [row.path, articleOfRow(row)])), tree)
}
