/** Lets the browser search by itself, unless its connection is counted by the byte; the server answers until then. */
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
