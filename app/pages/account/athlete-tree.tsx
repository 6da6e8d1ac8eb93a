import type { AreaEntry } from '#app/domain/articles/article.ts'

/** The athlete area's pages, every section open. */
export function AthleteTree({ entries }: { entries: readonly AreaEntry[] }) {
  return (
    <ul className="athlete-tree">
      {entries.map(({ title, path, children }) => (
        <li key={path ?? title}>
          {path === undefined ? <span>{title}</span> : <a href={path}>{title}</a>}
          {children.length > 0 ? <AthleteTree entries={children} /> : null}
        </li>
      ))}
    </ul>
  )
}
