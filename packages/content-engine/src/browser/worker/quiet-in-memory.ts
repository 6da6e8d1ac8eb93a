const quiet = () => undefined

/** Settings of SQLite WASM: nothing on the console, none of the ways to write to the browser's storage. */
export const quietInMemory = {
  debug: quiet,
  log: quiet,
  warn: quiet,
  error: quiet,
  disable: { vfs: { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-wl': true, 'opfs-sahpool': true } },
}
