import { Icon } from '#app/ui/kit/icon.tsx'
import { listAddress } from './list.tsx'
import type { ListQuery } from './read-list.server.ts'

/** What a list shows, on all its pages, as a file. @param path of the file */
export function CsvLink({ path, query }: { path: string; query: ListQuery }) {
  return (
    <a className="button button-line button-small" href={listAddress(path, { ...query, page: 1 })}>
      <Icon name="download" size={18} />
      Exporter en CSV
    </a>
  )
}
