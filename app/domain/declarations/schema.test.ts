import { expect, test } from 'vitest'
import { problemsOf } from '#app/domain/shared/forms/form-fields.ts'
import { declarationSchemas } from './schema.ts'

const { withdrawal, cancellation } = declarationSchemas

const person = { firstName: 'Camille', lastName: 'Martin', email: 'athlete@exemple.fr' }

test('a withdrawal needs a name, a contract and an address, nothing else', () => {
  const { error } = withdrawal.safeParse({
    firstName: '',
    lastName: '',
    contract: '',
    email: '',
    comment: '',
  })
  const fields = error && problemsOf(error, Object.keys(withdrawal.shape)).map(({ field }) => field)
  expect(fields).toEqual(['firstName', 'lastName', 'contract', 'email'])
  expect(withdrawal.parse({ ...person, contract: 'le maillot de lundi', comment: '' })).toEqual({
    ...person,
    contract: 'le maillot de lundi',
    comment: undefined,
  })
})

test.each([
  ['2027-01-31', '2027-01-31'],
  ['31/01/2027', '2027-01-31'],
  ['1.2.2027', '2027-02-01'],
  ['', undefined],
])('wished end %j', (typed, day) => {
  const fields = { ...person, contract: 'coaching', wishedEndOn: typed, legitimateReason: '' }
  expect(cancellation.parse(fields).wishedEndOn).toBe(day)
})

test.each(['31/02/2027', 'demain', '2027-13-01', '1/1/27', '0000-01-01'])(
  'wished end %j says its fix',
  (typed) => {
    const fields = { ...person, contract: 'coaching', wishedEndOn: typed, legitimateReason: '' }
    const { error } = cancellation.safeParse(fields)
    expect(error && problemsOf(error, Object.keys(cancellation.shape))).toEqual([
      { field: 'wishedEndOn', message: expect.stringContaining('31/12/2026') },
    ])
  },
)
