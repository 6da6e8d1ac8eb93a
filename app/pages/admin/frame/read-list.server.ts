import { z } from 'zod'

const longestSearch = 100
const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1)

export type ListQuery = {
  search: string
  filter: string
  page: number
  perPage: number
  /** What else the address asks for, by name. */
  kept: Readonly<Record<string, string>>
}

type Settings = { perPage?: number; names?: readonly string[] }

/** @param names of the other questions that this list understands */
export function readList(url: URL, { perPage = 50, names = [] }: Settings = {}): ListQuery {
  const { searchParams } = url
  return {
    search: (searchParams.get('q') ?? '').slice(0, longestSearch).trim(),
    filter: searchParams.get('etat') ?? '',
    page: pageNumber.parse(searchParams.get('page') ?? 1),
    perPage,
    kept: Object.fromEntries(
      names.flatMap((name) => {
        const value = searchParams.get(name)?.slice(0, longestSearch)
        return value ? [[name, value]] : []
      }),
    ),
  }
}
