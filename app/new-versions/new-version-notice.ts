import stylesheet from './new-version.css?url'

/** A line at the bottom of the window. Leaving it alone is enough: the next page is of the new build. */
export function showNewVersion(): void {
  const look = document.createElement('link')
  look.rel = 'stylesheet'
  look.href = stylesheet
  const notice = document.createElement('div')
  notice.className = 'new-version'
  notice.role = 'status'
  const close = document.createElement('button')
  close.className = 'icon-button'
  close.ariaLabel = 'Fermer'
  close.textContent = '×'
  close.addEventListener('click', () => notice.remove())
  // A status is read aloud when it changes after it appeared.
  look.addEventListener('load', () => notice.append('Nouvelle version disponible', close))
  document.head.append(look)
  document.body.append(notice)
}
