/** Milliseconds to wait for the search window before the page of results is loaded instead. */
const patience = 6000

export function watchSearch(): void {
  const root = document.documentElement.dataset
  const open = (event: Event) => {
    event.preventDefault()
    root.searchFor ??= ''
    dispatchEvent(new Event('search-asked'))
    setTimeout(() => {
      if (root.searchFor !== undefined) location.assign(`/recherche?q=${encodeURIComponent(root.searchFor)}`)
    }, patience)
  }
  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event
    if ((ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'k') open(event)
    else if (root.searchFor !== undefined && key.length === 1 && !ctrlKey && !metaKey) {
      root.searchFor += key
      event.preventDefault()
    }
  }
  const onClick = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    if (button !== 0 || ctrlKey || metaKey || shiftKey) return
    if (target instanceof Element && target.closest('[data-search]')) open(event)
  }
  // Before the application hears of them: it would follow the link, and stops events while it starts.
  addEventListener('keydown', onKey, { capture: true })
  addEventListener('click', onClick, { capture: true })
}
