import type { NavigationItem } from '#content-engine/index.ts'

/** The athlete area's pages, every section open. */
export function AthleteTree({ entries }: { entries: readonly NavigationItem[] }) {
  return (
    <ul className="athlete-tree">
      {entries.map((entry) => (
        <li key={entry.path}>
          {entry.page === false ? <span>{entry.title}</span> : <a href={entry.path}>{entry.title}</a>}
          {entry.children?.length ? <AthleteTree entries={entry.children} /> : null}
        </li>
      ))}
    </ul>
  )
}
