import { readFile } from 'node:fs/promises'
import type { SiteContentReader } from '#content/collections.ts'
import type { Database } from '#db/database.ts'
import { collectionNames, documentId, titleOfText } from './documents.ts'
import { readEdits } from './store.server.ts'

type NamingServices = { readonly database: Pick<Database, 'select'>; readonly content: SiteContentReader }

type Naming = { readonly id: string; readonly title: string }

/** The documents in force whose text holds an address, of a page or a photo: id of their form, and title. */
export async function documentsNaming(services: NamingServices, address: string): Promise<Naming[]> {
  return (await documentsNamingEach(services, [address])).get(address) ?? []
}

/** The same for several addresses, by address. */
export async function documentsNamingEach(
  services: NamingServices,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, Naming[]>> {
  const texts = await textsInForce(services)
  return new Map(
    addresses.map((address) => [
      address,
      texts.filter(({ text }) => names(text, address)).map(({ id, title }) => ({ id, title })),
    ]),
  )
}

async function textsInForce({ database, content }: NamingServices) {
  const edits = await readEdits(database)
  const places = collectionNames.flatMap((collection) => {
    const edited = edits.filter((edit) => edit.collection === collection).map(({ file }) => file)
    const files = new Set([...content.documents(collection).map(({ file }) => file), ...edited])
    return [...files].map((file) => ({ collection, file }))
  })
  const found = await Promise.all(
    places.map(async (place) => {
      const edit = edits.find(
        ({ collection, file }) => collection === place.collection && file === place.file,
      )
      const path = content.fileAt(place.collection, place.file)
      const onDisk =
        edit || path === undefined ? undefined : await readFile(path, 'utf8').catch(() => undefined)
      const text = edit ? edit.text : onDisk
      if (text == null) return []
      return [{ id: documentId(place), title: titleOfText(place.collection, place.file, text), text }]
    }),
  )
  return found.flat()
}

/** Whether an address stands in a text, and is not the beginning of a longer one. */
export function names(text: string, address: string): boolean {
  return text
    .split(address)
    .slice(1)
    .some((rest) => !/^[\w/-]/.test(rest))
}
