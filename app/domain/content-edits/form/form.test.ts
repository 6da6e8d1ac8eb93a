import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { collections } from '#content/collections.ts'
import { labelOf } from '#content/collections/labels.ts'
import { listContentFiles } from '@allure/content-engine'
import { joinedText, lineInBody, splitText } from './document-text.ts'
import { fieldsOf, type Field } from './fields.ts'
import { afterGesture } from './list-gesture.ts'
import { nameOf, shownValue, typedHeader } from './typed-header.ts'

const directory = join(import.meta.dirname, '../../../../content')
const edited = ['espaceAthlete', 'nosStages', 'shop', 'info'] as const

/** What a form shows of the values, by the names of its fields, as a browser sends it back. */
function formOf(
  fields: readonly Field[],
  values: unknown,
  parent: (string | number)[] = [],
): [string, string][] {
  return fields.flatMap((field): [string, string][] => {
    const path = [...parent, field.key]
    const value: unknown = Object(values)[field.key]
    if (field.kind === 'group') return formOf(field.fields, value, path)
    if (field.kind === 'list')
      return (Array.isArray(value) ? value : []).flatMap((item, at) =>
        formOf(field.fields, item, [...path, at]),
      )
    return [[nameOf(path), shownValue(field, value).replaceAll('\n', '\r\n')]]
  })
}

const files = (
  await Promise.all(
    edited.map(async (name) =>
      (await listContentFiles(directory, collections[name])).map(({ absolute, inCollection: file }) => ({
        name,
        file,
        text: readFileSync(absolute, 'utf8'),
      })),
    ),
  )
).flat()

test('every document of the site has a form, and sent back as it is it changes nothing', () => {
  for (const { name, file, text } of files) {
    const { header, body } = splitText(text, file)
    const fields = fieldsOf({ collections }, name, file)
    const form = new Map(formOf(fields, parse(header) ?? {}))
    expect([file, typedHeader(header, fields, (field) => form.get(field))]).toEqual([file, header])
    expect(splitText(joinedText({ header, body }), file)).toEqual({
      header: body === undefined ? joinedText({ header, body }) : header,
      body: body?.replace(/\n*$/, '\n'),
    })
  }
})

test('every change that a form makes is the one that was typed, and comments stay', () => {
  for (const { name, file, text } of files) {
    const { header } = splitText(text, file)
    const fields = fieldsOf({ collections }, name, file)
    const values = parse(header) ?? {}
    const form = new Map(formOf(fields, values))
    const [at] = [...form].find(([, shown]) => /[a-zé]{4}/.test(shown) && !shown.includes('\n')) ?? []
    if (!at) continue
    const typed = typedHeader(header, fields, (field) =>
      field === at ? 'Autre\u00a0: « oui »' : form.get(field),
    )
    const expected = structuredClone(values)
    const path = at.split('.').slice(1)
    const holder = path.slice(0, -1).reduce<unknown>((value, key) => Object(value)[key], expected)
    const last = path.at(-1) ?? ''
    const was: unknown = Object(holder)[last]
    Reflect.set(Object(holder), last, Array.isArray(was) ? ['Autre\u00a0: « oui »'] : 'Autre\u00a0: « oui »')
    expect([file, parse(typed)]).toEqual([file, expected])
    expect(typed.match(/^\s*#.*$/gm)).toEqual(header.match(/^\s*#.*$/gm))
  }
})

test('each field has a French name', () => {
  const nameless = (fields: readonly Field[], place: string): string[] =>
    fields.flatMap((field) => [
      ...(labelOf(`${place}.${field.key}`) ? [] : [`${place}.${field.key}`]),
      ...('fields' in field ? nameless(field.fields, `${place}.${field.key}`) : []),
    ])
  const found = files.flatMap(({ name, file }) => {
    const place = name === 'info' ? `info/${file.replace(/\.\w+$/, '')}` : name
    return nameless(fieldsOf({ collections }, name, file), place)
  })
  expect([...new Set(found)]).toEqual([])
})

test('a picture is asked for as one, wherever the site has a place for it', () => {
  const photosIn = (fields: readonly Field[]): string[] =>
    fields.flatMap((field) => {
      if (field.kind === 'photo') return [field.key]
      return 'fields' in field ? photosIn(field.fields).map((key) => `${field.key}.${key}`) : []
    })
  const places = {
    info: ['accueil.yml', 'coaching-natation.yml', 'equipe.yml', 'soins.yml'],
    nosStages: ['annecy.md'],
    espaceAthlete: ['1.introduction.md'],
    shop: ['gourde-relief.yml'],
  } as const
  const found = Object.entries(places).map(([name, asked]) =>
    asked.map((file) => photosIn(fieldsOf({ collections }, name as keyof typeof places, file)).join()),
  )
  expect(found).toEqual([
    ['hero.photo', 'photo', 'members.photo', 'head.photo'],
    ['image'],
    ['photo'],
    ['gallery.src'],
  ])
})

test('a list grows, shrinks and is put in another order', () => {
  const people = 'people:\n  - { id: a }\n  # seconde\n  - { id: b }\nrest: 1\n'
  const ids = (header: string) => parse(header).people.map(({ id }: { id?: string }) => id)
  expect(ids(afterGesture(people, 'ajouter:people'))).toEqual(['a', 'b', undefined])
  expect(ids(afterGesture(people, 'retirer:people.0'))).toEqual(['b'])
  expect(ids(afterGesture(people, 'monter:people.1'))).toEqual(['b', 'a'])
  expect(ids(afterGesture(people, 'descendre:people.0'))).toEqual(['b', 'a'])
  for (const none of ['retirer:people.7', 'monter:rest', 'effacer:people.0', 'monter:', 'retirer:people.x'])
    expect(afterGesture(people, none)).toBe(people)
  expect(parse(afterGesture('rest: 1\n', 'ajouter:people'))).toEqual({ rest: 1, people: [{}] })
})

test('emptied, an optional group goes; typed into, one that was null is there; figures take a comma', () => {
  const fields = fieldsOf({ collections }, 'info', 'entreprise.yml')
  const mediator = { 'v.mediator.name': 'M', 'v.mediator.address': 'A', 'v.mediator.url': 'https://m.fr' }
  const there = typedHeader('mediator: null\n', fields, (name) => Object(mediator)[name])
  expect(parse(there)).toEqual({ mediator: { name: 'M', address: 'A', url: 'https://m.fr' } })
  expect(parse(typedHeader(there, fields, () => ''))).toEqual({ mediator: null })
  const product = fieldsOf({ collections }, 'shop', 'x.yml')
  const typed = { 'v.price': '1\u202f016,50', 'v.discount': 'dix', 'v.textile': 'non' }
  expect(parse(typedHeader('price: 3\ntextile: true\n', product, (name) => Object(typed)[name]))).toEqual({
    price: 1016.5,
    discount: 'dix',
    textile: false,
  })
})

test('a row of the example that is made one’s own is no example any more, unless it is marked so again', () => {
  const fields = fieldsOf({ collections }, 'info', 'equipe.yml')
  const header = 'members:\n  - { id: a, role: R, sample: true }\n  - { id: b, role: R, sample: true }\n'
  const samples = (typed: Record<string, string>) =>
    parse(typedHeader(header, fields, (name) => typed[name])).members.map(
      ({ sample }: { sample?: boolean }) => sample,
    )
  expect(samples({ 'v.members.1.role': 'Autre', 'v.members.1.sample': 'oui' })).toEqual([true, undefined])
  expect(samples({ 'v.members.1.sample': 'non' })).toEqual([true, false])
  expect(samples({ 'v.members.0.sample': 'oui', 'v.members.1.sample': 'oui' })).toEqual([true, true])
})

test('a line of the file is one of the text below its fields', () => {
  const text = '---\ntitle: T\n---\n\nUn\n\nTrois\n'
  expect([2, 4, 5, 7].map((line) => lineInBody(text, 'x.md', line))).toEqual([undefined, undefined, 1, 3])
})
