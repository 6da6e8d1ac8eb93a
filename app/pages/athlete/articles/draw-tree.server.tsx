import { renderToStaticMarkup } from 'react-dom/server'
import type { Area } from '#app/domain/articles/area.ts'
import type { ArticleFacts } from '#app/domain/articles/article.ts'
import { isNewTo } from '#app/domain/reading/rules.ts'
import type { Reader } from '#app/domain/reading/store.server.ts'
import { ArticleTree } from './article-tree.tsx'
import { TreeMark } from './tree-mark.tsx'

const mark = /\uE000(.*?)\uE001/

const newMark = renderToStaticMarkup(<TreeMark state="new" />)
const readMark = renderToStaticMarkup(<TreeMark state="read" />)

type Pieces = readonly (string | ArticleFacts)[]

const drawn = new WeakMap<Area, Map<string, Pieces>>()

/** The tree of what somebody may see: drawn once for each page and set of groups, then given their own marks. */
export function drawTree(area: Area, path: string, reader: Reader): string {
  const ofArea = drawn.get(area) ?? new Map<string, Pieces>()
  drawn.set(area, ofArea)
  const pieces = ofArea.get(path) ?? piecesOf(area, path)
  ofArea.set(path, pieces)
  return pieces.map((piece) => (typeof piece === 'string' ? piece : markFor(piece, reader))).join('')
}

function piecesOf({ entries, article }: Area, path: string): Pieces {
  const markOf = (of: string) => `\uE000${of}\uE001`
  const html = renderToStaticMarkup(<ArticleTree entries={entries} path={path} markOf={markOf} />)
  return html.split(mark).map((piece, index) => (index % 2 === 0 ? piece : (article(piece) ?? '')))
}

function markFor(article: ArticleFacts, reader: Reader): string {
  if (isNewTo(article, reader)) return newMark
  return reader.marks.get(article.path)?.readAt ? readMark : ''
}
