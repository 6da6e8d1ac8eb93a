import { renderToStaticMarkup } from 'react-dom/server'
import type { Area } from '#app/domain/articles/area.ts'
import type { ArticleFacts, AreaEntry } from '#app/domain/articles/article.ts'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { isNewTo } from '#app/domain/reading/rules.ts'
import type { Reader } from '#app/domain/reading/store.server.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { seasonsPath } from '../season/season-addresses.ts'

const mark = /\uE000(.*?)\uE001/

const newMark = renderToStaticMarkup(<TreeMark state="new" />)
const readMark = renderToStaticMarkup(<TreeMark state="read" />)

type Pieces = readonly (string | ArticleFacts)[]

const drawn = new WeakMap<Area, Map<string, Pieces>>()

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

type ArticleTreeProps = {
  entries: readonly AreaEntry[]
  path: string
  markOf: (path: string) => string
}

function ArticleTree({ entries, path, markOf }: ArticleTreeProps) {
  return (
    <>
      <search>
        <form className="tree-search" action="/recherche">
          <Icon name="search" />
          <input type="search" name="q" placeholder="Rechercher" aria-label="Rechercher dans les articles" />
          <input type="hidden" name="dans" value="espace-athlete" />
        </form>
      </search>
      <ul className="tree-top">
        {entries.map(({ title, path: to, children }) =>
          to === undefined || children.length > 0 ? null : (
            <TopLink key={to} icon="book-open" to={to} isCurrent={to === path} title={title + markOf(to)} />
          ),
        )}
        <TopLink icon="calendar-days" to={calendarPath} title="Calendrier" />
        <TopLink icon="medal" to={seasonsPath} title="Votre saison" />
      </ul>
      {entries.map((entry) =>
        entry.children.length === 0 ? null : (
          <TreeSection key={entry.title} section={entry} path={path} markOf={markOf} />
        ),
      )}
    </>
  )
}

type TopLinkProps = { icon: IconName; to: string; title: string; isCurrent?: boolean }

function TopLink({ icon, to, title, isCurrent = false }: TopLinkProps) {
  return (
    <li>
      <a href={to} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={icon} size={18} />
        {title}
      </a>
    </li>
  )
}

type TreeSectionProps = {
  section: AreaEntry
  path: string
  markOf: (path: string) => string
}

function TreeSection({ section, path, markOf }: TreeSectionProps) {
  const pages = pagesIn(section)
  const isOpen = pages.some((page) => page.path === path)
  return (
    <details open={isOpen} className={isOpen ? 'is-current' : undefined}>
      <summary>
        <Icon name="chevron-right" size={16} />
        {section.title}
      </summary>
      <ul>
        {pages.map((page) => (
          <li key={page.path}>
            <a href={page.path} aria-current={page.path === path ? 'page' : undefined}>
              {page.title + markOf(page.path)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function pagesIn({ title, path, children }: AreaEntry): { title: string; path: string }[] {
  return [...(path === undefined ? [] : [{ title, path }]), ...children.flatMap(pagesIn)]
}

function TreeMark({ state }: { state: 'new' | 'read' }) {
  if (state === 'new') return <span className="tree-new">Nouveau</span>
  return (
    <span className="tree-read">
      <Icon name="check" size={16} />
      <span className="vh">, lu</span>
    </span>
  )
}
