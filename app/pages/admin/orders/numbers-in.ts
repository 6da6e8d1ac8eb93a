/** As many as a page of the list. */
export const mostAtOnce = 50

/** The numbers of orders that an address names, each once, a page of them at most. */
export function numbersIn(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('commande'))].slice(0, mostAtOnce)
}
