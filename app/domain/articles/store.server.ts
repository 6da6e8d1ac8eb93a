import type { SiteContentReader } from '#content/collections.ts'
import type { Body } from '#content-engine/index.ts'
import { areaFor } from './area.ts'
import type { Area, ContentEntry } from './area.ts'
import { articleOfRow } from './article-of-row.ts'
import type { ArticleFacts, ArticleReader } from './article.ts'

type ArticleServices = { readonly content: SiteContentReader }

type Library = {
  readonly version: string
  readonly articles: ReadonlyMap<string, ArticleFacts>
  readonly tree: readonly ContentEntry[]
  /** Groups that anything is for. */
  readonly groups: ReadonlySet<string>
  /** By what makes a difference between readers. */
  readonly areas: Map<string, Area>
}

const mostAreas = 200

/** The articles of the athlete area that a member may read, and their navigation; made once for all who may read the same. */
export async function readArea({ content }: ArticleServices, reader: ArticleReader): Promise<Area> {
  const { articles, tree, groups, areas } = await libraryOf(content)
  const key = reader.isCoach
    ? '*'
    : reader.groups
        .filter((group) => groups.has(group))
        .toSorted()
        .join(' ')
  const known = areas.get(key)
  if (known) return known
  const area = areaFor(articles, tree, reader)
  if (areas.size >= mostAreas) areas.clear()
  areas.set(key, area)
  return area
}

/** The text of an article that a reader's area has; null when it has just gone. */
export async function readArticleBody({ content }: ArticleServices, path: string): Promise<Body | null> {
  const row = await content.readAs('members').queryCollection('espaceAthlete').path(path).first()
  return row?.body ?? null
}

const libraries = new WeakMap<SiteContentReader, Promise<Library>>()

/** All of the articles, read again when any of them changed. */
async function libraryOf(content: SiteContentReader): Promise<Library> {
  const version = content.version('espaceAthlete')
  const known = await libraries.get(content)
  if (known?.version === version) return known
  const opened = openLibrary(content, version)
  libraries.set(content, opened)
  try {
    return await opened
  } catch (error) {
    libraries.delete(content)
    throw error
  }
}

async function openLibrary(content: SiteContentReader, version: string): Promise<Library> {
  const reader = content.readAs('members')
  const [rows, sections, tree] = await Promise.all([
    reader.queryCollection('espaceAthlete').select('path', 'stem', 'title', 'description', 'meta').all(),
    reader.queryCollectionFolders('espaceAthlete'),
    reader.queryCollectionNavigation('espaceAthlete'),
  ])
  const articles = rows.map((row) => articleOfRow(row, sections))
  return {
    version,
    articles: new Map(articles.map((article) => [article.path, article])),
    tree,
    groups: new Set(articles.flatMap(({ groups }) => groups)),
    areas: new Map(),
  }
}
