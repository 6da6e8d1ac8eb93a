/**
 * A line at the bottom of the window; leaving it alone is enough: the next page is of the new build.
 * All of it is loaded beforehand: once there is something to say, the files of our build are gone.
 */
export function showNewVersion(): void {
  const notice = document.createElement('div')
  notice.className = 'new-version'
  notice.role = 'status'
  document.body.append(notice)
  const close = document.createElement('button')
  close.className = 'icon-button'
  close.ariaLabel = 'Fermer'
  close.textContent = '×'
  close.addEventListener('click', () => notice.remove())
  // A status is read aloud when it changes after it appeared.
  setTimeout(() => notice.append('Nouvelle version disponible', close), 100)
}
