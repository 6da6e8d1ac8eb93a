const controlSpaceOrBackslash = /[\p{Cc}\p{Cf}\p{Z}\\]/u
const plainWebAddress =
  /^https?:\/\/(?<host>[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?(?=[/?#]|$)/i
const appAddress = /^(?!https?:)[a-z][a-z0-9+._-]*:(?!\/\/\d+(?:[:/?#]|$))/i
const runsCode = /^(?:javascript|data|vbscript|file|blob|about|filesystem|view-source):/i
const longest = 4096

/**
 * The http or https address this text is for every reader, or nothing when two readers could differ: control
 * characters, spaces, backslashes, user names, hosts out of plain ASCII, numbers for a host, missing or spare slashes,
 * more than 4096 characters.
 */
export function readWebAddress(text: string): URL | undefined {
  if (!isPlain(text)) return undefined
  const host = plainWebAddress.exec(text)?.groups?.['host']
  const url = host === undefined ? null : URL.parse(text)
  return url && host?.toLowerCase() === url.hostname ? url : undefined
}

/** Whether this is an address of an application's own scheme (`club.app://retour`), and none that runs code. */
export function isAppAddress(text: string): boolean {
  return isPlain(text) && appAddress.test(text) && !runsCode.test(text)
}

function isPlain(text: string) {
  return text.length <= longest && text.isWellFormed() && !controlSpaceOrBackslash.test(text)
}
