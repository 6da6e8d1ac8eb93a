import { AuthError } from '../errors/auth-error.ts'

export type Page = { page: number; perPage: number }

const usual = 50
const most = 1000
const lastPage = 1_000_000

/**
 * The page of a list a request asks for, the first of 50 by itself; more than a thousand lines are given as a thousand.
 * `400 validation_failed` when it is no page.
 */
export function readPage(query: URLSearchParams): Page {
  const page = readNumber(query.get('page') || '1', 'page')
  const perPage = readNumber(query.get('per_page') || String(usual), 'per_page')
  if (page > lastPage) throw badPage('page')
  return { page, perPage: Math.min(perPage, most) }
}

/** What tells a client how long the list is and where it goes on. Nothing of the request is repeated but the page. */
export function pageHeaders(path: string, { page, perPage }: Page, total: number): Record<string, string> {
  const last = Math.max(1, Math.ceil(total / perPage))
  const link = (to: number, rel: string) => `<${path}?page=${to}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return { 'x-total-count': String(total), link: links.join(', ') }
}

function readNumber(text: string, name: string): number {
  if (/^\d{1,15}$/.test(text) && Number(text) > 0) return Number(text)
  throw badPage(name)
}

function badPage(name: string) {
  return new AuthError(
    400,
    'validation_failed',
    `Bad Pagination Parameters: ${name} is not a number of a page`,
  )
}
