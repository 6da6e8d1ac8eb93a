import { expect, test } from 'vitest'
import { answerSchema, cannedSchema, fillPlaces } from './canned.ts'

const problemOf = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message

test('what is known takes its place; what is not stays, and is told once', () => {
  const text = 'Bonjour {Prénom},\n{stage} : {stage} ! {club}'
  expect(fillPlaces(text, { prénom: 'Zoé', club: undefined })).toEqual({
    text: 'Bonjour Zoé,\n{stage} : {stage} ! {club}',
    missing: ['stage', 'club'],
  })
})

test.each([
  ['Bonjour {prénom}, {PRÉNOM}.', undefined],
  ['Bonjour {prenom}.', '« {prenom} » n’est pas connu'],
  ['{}', '« {} » n’est pas connu'],
  ['   ', 'Écrivez le texte'],
])('saved: %j', (text, problem) => {
  const said = problemOf(cannedSchema.safeParse({ title: 'Accueil', text }))
  expect(said?.replaceAll('\u202f', ' ')).toEqual(problem && expect.stringContaining(problem))
})

test.each([
  ['Oui, {prénom}.', 'Complétez avant d’envoyer\u00a0: {prénom}.'],
  ['Oui, {comme ceci}.', undefined],
  ['', 'Écrivez votre réponse.'],
])('sent: %j', (text, problem) => {
  expect(problemOf(answerSchema.safeParse(text))).toBe(problem)
})
