/** What was typed after the search was asked for and before its field was there; the shell kept it. */
export function takeTyped(): string {
  const { dataset } = document.documentElement
  const typed = dataset.searchFor ?? ''
  delete dataset.searchFor
  return typed
}
