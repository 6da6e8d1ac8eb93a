import type { AreaEntry } from '#app/domain/articles/article.ts'
import { Icon } from '#app/ui/kit/icon.tsx'

type TreeSectionProps = {
  section: AreaEntry
  path: string
  markOf: (path: string) => string
}

/** A section of the tree; what stands in folders inside it follows in its place. */
export function TreeSection({ section, path, markOf }: TreeSectionProps) {
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
