import { z } from 'zod'

const perPage = 30

const longestSearch = 100
const pageNumber = z.coerce.number().int().min(1).max(10_000).catch(1)

export type ListQuery = { search: string; filter: string; page: number; perPage: number }

export function readList(url: URL): ListQuery {
  const { searchParams } = url
  return {
    search: (searchParams.get('q') ?? '').slice(0, longestSearch).trim(),
    filter: searchParams.get('etat') ?? '',
    page: pageNumber.parse(searchParams.get('page') ?? 1),
    perPage,
  }
}
