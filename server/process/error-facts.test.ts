import { expect, test } from 'vitest'
import { errorFacts } from './error-facts.ts'

const logged = (error: unknown) => JSON.stringify(errorFacts(error))

test('an error is told by its kind, its words and its frames', () => {
  const facts = errorFacts(new TypeError('x is not a function'))
  expect(facts).toMatchObject({ type: 'TypeError', message: 'x is not a function' })
  expect(facts.frames[0]).toContain('error-facts.test.ts')
})

test('the values of a failed query stay out, in its words, its stack and its cause', () => {
  const cause = Object.assign(new Error('date/time field value out of range: "0000-01-01"'), {
    code: '22008',
    detail: 'Failing row contains (Camille, camille@exemple.fr).',
  })
  const error = new Error(
    'Failed query: insert into "club".."messages"\nparams: Camille,camille@exemple.fr',
    {
      cause,
    },
  )
  expect(logged(error)).not.toMatch(/Camille|camille|0000-01-01/)
  expect(errorFacts(error)).toMatchObject({
    message: 'Failed query: insert into "club".."messages"',
    cause: { code: '22008' },
  })
})

test('an address in the words of a mail server stays out', () => {
  expect(errorFacts(new Error('550 <camille@exemple.fr>: no such user')).message).toBe(
    '550 <(e-mail)>: no such user',
  )
})

test('what a library adds to an error stays out, and anything may be thrown', () => {
  expect(logged(Object.assign(new TypeError('Invalid URL'), { input: 'http://secret' }))).not.toContain(
    'secret',
  )
  for (const thrown of ['secret', undefined, null, { password: 'secret' }, Object.create(null)])
    expect(logged(thrown)).not.toContain('secret')
})
