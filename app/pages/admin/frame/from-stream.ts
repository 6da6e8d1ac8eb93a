/** Whether an act was opened from what waits, and leads back there. */
export function isFromStream({ searchParams }: URL): boolean {
  return searchParams.get('de') === 'a-traiter'
}
