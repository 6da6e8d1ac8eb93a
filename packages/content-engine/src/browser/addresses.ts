/** The versions of the collections that the caller may read, as `{ name: version }`. */
export const versionsAddress = '/__nuxt_content/versions.json'

export function queryAddress(collection: string, version: string | undefined): string {
  return `/__nuxt_content/${collection}/query?version=${encodeURIComponent(version ?? '')}`
}

export function dumpAddress(collection: string, version: string): string {
  return `/__nuxt_content/${collection}/sql_dump.txt?version=${encodeURIComponent(version)}`
}
