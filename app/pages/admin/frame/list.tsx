import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/kit/button.tsx'
import { ChipLink } from '#app/ui/kit/chip-link.tsx'
import { EmptyState } from '#app/ui/kit/empty-state.tsx'
import { Select } from '#app/ui/kit/fields/select.tsx'
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
  filters?: readonly ListFilter[]
  /** What is done with several lines at once; each line brings its box. */
  several?: ReactNode
}

/** A question of the address besides the words and the state. */
export type ListFilter = {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
}

/** The search, the states, the lines and the pages of a list of the administration. */
export function ListPage<Line extends { id: string }>(props: ListPageProps<Line>) {
  const { path, query, searched, choices, label, lines, total, empty, renderLine, isOrdered } = props
  const { location } = useNavigation()
  const isLoading = location?.pathname === path
  const List = isOrdered ? 'ol' : 'ul'
  const list = (
    <List className="admin-list" aria-label={label} aria-busy={isLoading}>
      {lines.map((line) => (
        <li key={line.id}>{renderLine(line)}</li>
      ))}
    </List>
  )
  return (
    <>
      <ListSearch path={path} label={searched} query={query} filters={props.filters} />
      {choices ? <ListFilters path={path} choices={choices} query={query} /> : null}
      {lines.length === 0 ? <EmptyState title={empty.title}>{empty.text}</EmptyState> : null}
      {lines.length > 0 && props.several ? (
        <form className="admin-several">
          {props.several}
          {list}
        </form>
      ) : null}
      {lines.length > 0 && !props.several ? list : null}
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

type Place = Pick<ListQuery, 'search' | 'filter' | 'page' | 'kept'>

/** The address of a list, or of a file of what it shows. */
export function listAddress(path: string, { search, filter, page, kept }: Place) {
  const query = new URLSearchParams(kept)
  if (search) query.set('q', search)
  if (filter) query.set('etat', filter)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}

type ListSearchProps = {
  path: string
  label: string
  query: ListQuery
  filters: readonly ListFilter[] | undefined
}

function ListSearch({ path, label, query, filters = [] }: ListSearchProps) {
  const { search, filter, kept } = query
  return (
    <search>
      <Form action={path} className={filters.length > 0 ? 'admin-search admin-search-wide' : 'admin-search'}>
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
        {filters.map(({ name, label: asked, choices }) => (
          <label key={name} className="admin-search-filter">
            <span className="vh">{asked}</span>
            <Select name={name} defaultValue={kept[name] ?? ''} key={kept[name]}>
              {choices.map(({ value, label: words }) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </label>
        ))}
        <Button type="submit" look="line" size="small">
          Chercher
        </Button>
      </Form>
    </search>
  )
}

type ListFiltersProps = { path: string; choices: readonly Choice[]; query: ListQuery }

function ListFilters({ path, choices, query: { search, filter, kept } }: ListFiltersProps) {
  return (
    <nav aria-label="État">
      <ul className="admin-filters row chips">
        {choices.map((choice) => (
          <li key={choice.filter}>
            <ChipLink
              to={listAddress(path, { search, filter: choice.filter, page: 1, kept })}
              current={choice.filter === filter}
            >
              {choice.name}
              {choice.number ? (
                <span className="num admin-count muted">{choice.number.toLocaleString('fr-FR')}</span>
              ) : null}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
