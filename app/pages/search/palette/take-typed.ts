export function takeTyped(): string {
  const { dataset } = document.documentElement
  const typed = dataset.searchFor ?? ''
  delete dataset.searchFor
  return typed
}
