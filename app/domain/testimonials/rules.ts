/** Latest published first, in the order of the file on the same day; samples, which have no date, come last. */
export function latestFirst<Item extends { publishedOn?: string | undefined }>(
  items: readonly Item[],
): Item[] {
  return items.toSorted((first, second) => (second.publishedOn ?? '').localeCompare(first.publishedOn ?? ''))
}
