import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { listAddress } from './list-address.ts'

type ListFiltersProps = {
  path: string
  label: string
  search: string
  filter: string
  choices: readonly { filter: string; name: string; number?: number | undefined }[]
}

export function ListFilters({ path, label, search, filter, choices }: ListFiltersProps) {
  return (
    <nav aria-label={label}>
      <ul className="admin-filters">
        {choices.map((choice) => (
          <li key={choice.filter}>
            <ChipLink
              to={listAddress(path, { search, filter: choice.filter })}
              current={choice.filter === filter}
            >
              {choice.name}
              {choice.number ? <span className="num admin-count">{choice.number}</span> : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
