export function listAddress(
  path: string,
  { search, filter, page }: { search: string; filter: string; page?: number },
): string {
  const query = new URLSearchParams()
  if (search) query.set('q', search)
  if (filter) query.set('etat', filter)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `${path}?${query}` : path
}
