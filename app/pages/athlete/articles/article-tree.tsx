import type { AreaEntry } from '#app/domain/articles/article.ts'
import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import type { IconName } from '#app/ui/kit/icon-names.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import { seasonsPath } from '../season/season-addresses.ts'

type ArticleTreeProps = {
  entries: readonly AreaEntry[]
  path: string
  markOf: (path: string) => string
}

export function ArticleTree({ entries, path, markOf }: ArticleTreeProps) {
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
