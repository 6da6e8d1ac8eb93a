import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Icon } from '#app/ui/kit/icon.tsx'
import { Pagination } from '#app/ui/kit/lists/pagination.tsx'
import type { ListQuery } from './read-list.server.ts'

type Choice = { filter: string; name: string; number?: number | undefined }

type ListPageProps<Line> = {
  path: string
  query: ListQuery
  searched: string
  choices?: readonly Choice[]
  label: string
  lines: readonly Line[]
  total: number
  empty: { title: string; text: string }
  renderLine: (line: Line) => ReactNode
  isOrdered?: boolean
}

/** The search, the states, the lines and the pages of a list of the administration. */
export function ListPage<Line extends { id: string }>(props: ListPageProps<Line>) {
  const { path, query, searched, choices, label, lines, total, empty, renderLine, isOrdered } = props
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <ListSearch path={path} label={searched} query={query} />
      {choices ? <ListFilters path={path} choices={choices} query={query} /> : null}
      {lines.length > 0 ? (
        <List className="admin-list" aria-label={label}>
          {lines.map((line) => (
            <li key={line.id}>{renderLine(line)}</li>
          ))}
        </List>
      ) : (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      )}
      <Pagination
        page={query.page}
        total={Math.ceil(total / query.perPage)}
        hrefOf={(page) => listAddress(path, { ...query, page })}
        label="Pages de la liste"
      />
    </>
  )
}

export function choicesOf(
  states: Readonly<Record<string, string>>,
  numbers: Readonly<Record<string, number | undefined>>,
): Choice[] {
  const named = Object.entries(states).map(([filter, name]) => ({ filter, name, number: numbers[filter] }))
  return [{ filter: '', name: 'Tous' }, ...named]
}

function listAddress(path: string, { search, filter, page }: Pick<ListQuery, 'search' | 'filter' | 'page'>) {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (filter) query.set('etat', filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

function ListSearch({ path, label, query }: { path: string; label: string; query: ListQuery }) {
  const { search, filter } = query
  return (
    <search>
      <Form action={path} className="admin-search">
        {filter ? <input type="hidden" name="etat" value={filter} /> : null}
        <label className="admin-search-field muted row">
          <span className="vh">{label}</span>
          <Icon name="search" size={18} />
          <input
            type="search"
            name="q"
            defaultValue={search}
            key={search}
            placeholder={label}
            maxLength={100}
          />
        </label>
        <Button type="submit" look="line" size="small">
          Chercher
        </Button>
      </Form>
    </search>
  )
}

type ListFiltersProps = { path: string; choices: readonly Choice[]; query: ListQuery }

function ListFilters({ path, choices, query: { search, filter } }: ListFiltersProps) {
  return (
    <nav aria-label="État">
      <ul className="admin-filters row chips">
        {choices.map((choice) => (
          <li key={choice.filter}>
            <ChipLink
              to={listAddress(path, { search, filter: choice.filter, page: 1 })}
              current={choice.filter === filter}
            >
              {choice.name}
              {choice.number ? <span className="num admin-count muted">{choice.number}</span> : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
