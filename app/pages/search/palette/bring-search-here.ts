/**
 * Lets the browser search by itself from some moment on, if it can and its connection is not counted by the byte. The server
 * answers until then, and whenever this fails.
 */
export function bringSearchHere(): void {
  if (savesData()) return
  Promise.all([import('#app/content/browser-content.ts'), import('./local-source.ts')]).then(
    ([{ browserContent }, { searchHere }]) => searchHere(browserContent),
    // Without a connection, or the files of an older build: nothing is lost.
    () => undefined,
  )
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
