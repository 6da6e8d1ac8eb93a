import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isDocumentPlace } from '#app/domain/content-edits/documents.ts'
import { factSheets, settingSheets } from '#app/domain/content-edits/facts/sheets.ts'
import { fieldsOf, type Field } from '#app/domain/content-edits/form/fields.ts'
import { officeRoutes } from '#app/pages/admin/routes.ts'
import { collections } from '#content/collections.ts'
import { doors } from './office-doors.ts'
import { sourceFiles } from './source-files.ts'

const project = join(import.meta.dirname, '../..')

const said = sourceFiles(['.md', '.yml', '.csv', '.json'])
  .map(({ path }) => path)
  .filter((path) => /^(content|app)\//.test(path) && !/(README|NOTICE)\.md$|\/tsconfig\.json$/.test(path))

const doorOf = (path: string) => doors.find(({ files }) => files.test(path))

type Node = {
  readonly path?: string | undefined
  readonly index?: boolean | undefined
  readonly children?: readonly Node[] | undefined
}

function addressesOf(nodes: readonly Node[], parent = '/admin'): string[] {
  return nodes.flatMap((node) => {
    const address = node.path === undefined ? parent : `${parent}/${node.path}`
    return [address, ...addressesOf(node.children ?? [], address)]
  })
}

test('whatever the site says from a file has a door in the office, or a reason not to', () => {
  expect(said.length).toBeGreaterThan(90)
  expect(said.filter((path) => !doorOf(path))).toEqual([])
  for (const { files } of doors)
    expect(
      said.filter((path) => files.test(path)),
      String(files),
    ).not.toEqual([])
})

test('every door is an address of the office', () => {
  const addresses = addressesOf(officeRoutes)
  for (const entry of doors)
    if ('door' in entry) {
      const { door } = entry
      const fits = (address: string) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}$`).test(door)
      expect(addresses.some(fits), door).toBe(true)
    }
})

test('every document of a collection is edited in « Textes » or, what no dump tells, in « Réglages »', () => {
  const sheets = [...factSheets, ...settingSheets]
  for (const [collection, { source }] of Object.entries(collections))
    for (const file of filesOf(join(project, 'content', source))) {
      const place = { collection, file }
      const entry = doorOf(`content/${source}/${file}`)
      const hasRoom = entry && 'door' in entry && !entry.door.startsWith('/admin/reglages/faits')
      if (isDocumentPlace(place) || hasRoom) continue
      const asked = sheets
        .filter((sheet) => sheet.place.collection === collection && sheet.place.file === file)
        .flatMap(({ fields }) => fields)
      const fields = fieldsOf({ collections }, collection as keyof typeof collections, file)
      const unasked = fields.filter(({ key }) => !asked.some((path) => path.split('.')[0] === key))
      expect(
        unasked.map(({ key }) => key),
        `${collection}/${file}`,
      ).toEqual([])
    }
})

test('every field of every document has a name in French', () => {
  for (const [collection, { source }] of Object.entries(collections))
    for (const file of filesOf(join(project, 'content', source))) {
      const fields = fieldsOf({ collections }, collection as keyof typeof collections, file)
      expect(
        fields.flatMap((field) => unnamed(field)),
        `${collection}/${file}`,
      ).toEqual([])
    }
})

/** Fields that are called by their key: no label was given to them. */
function unnamed(field: Field): string[] {
  const own = field.label === field.key ? [field.key] : []
  return 'fields' in field ? [...own, ...field.fields.flatMap(unnamed)] : own
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(md|yml)$/.test(file))
}
