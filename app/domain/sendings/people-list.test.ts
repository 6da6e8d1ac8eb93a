import { expect, test } from 'vitest'
import { textOfFile } from '#app/domain/shared/forms/file-text.ts'
import { mostLines, readPeopleList } from './people-list.ts'

function peopleOf(text: string) {
  const read = readPeopleList(text)
  if (!read.ok) throw new Error(read.problem)
  return read.people.map(({ firstName, lastName, email, groups }) => [firstName, lastName, email, groups])
}

const zoe = ['Zoé', 'Le Maître', 'zoe@club.example', 'Piste']

test.each([
  ['semicolons', 'Zoé Le Maître;zoe@club.example;Piste'],
  ['tabs, as a spreadsheet pastes', 'Zoé Le Maître\tzoe@club.example\tPiste'],
  ['commas', 'Zoé Le Maître,zoe@club.example,Piste'],
  ['quotes and a byte order mark', '\uFEFF"Zoé Le Maître";"zoe@club.example";"Piste"\r\n'],
  ['the family in capitals', 'LE MAÎTRE Zoé;zoe@club.example;Piste'],
  ['both names apart', 'Zoé;Le Maître;zoe@club.example;Piste'],
  ['heads in another order', 'Courriel;Groupe;NOM;prenom\nzoe@club.example;Piste;Le Maître;Zoé'],
  [
    'what our own list exports',
    'Nom;Prénom;E-mail;Groupes;Rôle\nLe Maître;Zoé;zoe@club.example;Piste;Athlète',
  ],
  ['as a mail program writes it', 'Zoé Le Maître <zoe@club.example>;Piste'],
])('a list with %s is understood', (_, text) => {
  const [person] = peopleOf(text)
  expect(person?.map((cell) => cell.replace('LE MAÎTRE', 'Le Maître'))).toEqual(zoe)
})

test('a file in the encodings of spreadsheets is the same list', () => {
  const text = 'Zoé Le Maître;zoe@club.example;Piste'
  const windows = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
  const wide = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))
  for (const bytes of [new TextEncoder().encode(text), windows, wide])
    expect(peopleOf(textOfFile(bytes))).toEqual([zoe])
})

test('a quoted cell may hold separators and lines; several groups stay together; a formula is a text', () => {
  expect(peopleOf('Nom;E-mail;Groupes\n"Zoé ; dite\n""Zo""";zoe@club.example;"Piste, Trail"')).toEqual([
    ['Zoé', '; dite "Zo"', 'zoe@club.example', 'Piste, Trail'],
  ])
  expect(peopleOf("'=CMD();x@club.example")).toEqual([['=CMD()', '', 'x@club.example', '']])
})

test('nothing, or too much, is said', () => {
  expect(readPeopleList(' \n ')).toMatchObject({ ok: false })
  const many = Array.from({ length: mostLines + 1 }, (_, n) => `A;a${n}@club.example`).join('\n')
  expect(readPeopleList(many)).toMatchObject({ ok: false, problem: expect.stringContaining('2001 lignes') })
})
