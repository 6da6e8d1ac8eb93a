import type { Places } from '#app/domain/mail/words/rules.ts'

type Said = Readonly<Record<string, unknown>>

const named: readonly (readonly [place: string, of: (facts: Said) => unknown])[] = [
  ['prénom', ({ firstName, proposer }) => firstName ?? inside(proposer, 'firstName')],
  ['nom', ({ name }) => name],
  ['stage', ({ camp }) => camp],
  ['course', ({ competition }) => inside(competition, 'title')],
  ['article', ({ product }) => product],
  ['numéro', ({ number }) => number],
  ['référence', ({ reference }) => reference],
]

/** What the owner's words may name of an email, from its facts. */
export function placesOf(facts: object, club: { readonly name: string }): Places {
  const said = { ...facts }
  const found = named.flatMap(([place, of]) => {
    const value = of(said)
    return typeof value === 'string' && value !== '' ? [[place, value] as const] : []
  })
  return new Map([...found, ['club', club.name]])
}

function inside(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Said)[key] : undefined
}
