import { gunzipSync } from 'node:zlib'

/** The text of an answer at this address; of a dump in the form of Nuxt Content’s client, what is packed in it. */
export function unpackedAt(path: string, text: string): string {
  const isPacked = /\bsql_dump(\.txt)?(\?(?!.*\bversion=).*)?$/.test(path) && text.startsWith('H4sI')
  return isPacked ? gunzipSync(Buffer.from(text, 'base64')).toString() : text
}
