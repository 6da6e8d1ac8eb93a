import { calendarPath } from '#app/domain/competitions/calendar/calendar-entry.ts'
import { Icon } from '#app/ui/kit/icon.tsx'
import type { IconName } from '#app/ui/kit/icons/icon-names.ts'
import { offlinePath, seasonsPath } from '../addresses.ts'
import { FollowedLink, FollowedLinks } from '../followed-link.tsx'
import type { TreePage, TreeSection } from './article.server.ts'

type ArticleTreeProps = { tree: { top: readonly TreePage[]; sections: readonly TreeSection[] }; path: string }

export function ArticleTree({ tree: { top, sections }, path }: ArticleTreeProps) {
  return (
    <FollowedLinks>
      <search>
        <form className="tree-search row muted" action="/recherche">
          <Icon name="search" />
          <input type="search" name="q" placeholder="Rechercher" aria-label="Rechercher dans les articles" />
          <input type="hidden" name="dans" value="espace-athlete" />
        </form>
      </search>
      <ul className="tree-top">
        {top.map((page) => (
          <TreeLink key={page.path} icon="book-open" page={page} isCurrent={page.path === path} />
        ))}
        <TreeLink icon="calendar-days" page={{ path: calendarPath, title: 'Calendrier' }} />
        <TreeLink icon="medal" page={{ path: seasonsPath, title: 'Votre saison' }} />
        <TreeLink icon="download" page={{ path: offlinePath, title: 'Recherche hors ligne' }} />
      </ul>
      {sections.map(({ title, pages }) => {
        const isOpen = pages.some((page) => page.path === path)
        return (
          <details key={title} open={isOpen} className={isOpen ? 'is-current' : undefined}>
            <summary className="row">
              <Icon name="chevron-right" size={16} />
              {title}
            </summary>
            <ul>
              {pages.map((page) => (
                <TreeLink key={page.path} page={page} isCurrent={page.path === path} />
              ))}
            </ul>
          </details>
        )
      })}
    </FollowedLinks>
  )
}

type TreeLinkProps = { page: TreePage; icon?: IconName; isCurrent?: boolean }

function TreeLink({ page: { path, title, mark }, icon, isCurrent = false }: TreeLinkProps) {
  return (
    <li>
      <FollowedLink className="row muted" href={path} aria-current={isCurrent ? 'page' : undefined}>
        {icon ? <Icon name={icon} size={18} /> : null}
        {title}
        {mark === 'new' ? <span className="tree-new">Nouveau</span> : null}
        {mark === 'read' ? (
          <span className="tree-read accent">
            <Icon name="check" size={16} />
            <span className="vh">, lu</span>
          </span>
        ) : null}
      </FollowedLink>
    </li>
  )
}
