import { expect, test } from 'vitest'
import { failureText } from './start-failure.ts'
import { whenDatabaseAnswers } from './when-database-answers.ts'

const withCode = (words: string, code: string) => Object.assign(new Error(words), { code })
const starting = withCode('the database system is starting up', '57P03')
const lost = new Error('Connection terminated unexpectedly')

test.each([
  starting,
  lost,
  withCode('read ECONNRESET', 'ECONNRESET'),
  withCode('sorry, too many clients already', '53300'),
  new Error('Failed query: select 1\nparams: camille@exemple.fr', { cause: lost }),
  Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' }),
])('a database that is away is told in one clear line: %s', (error) => {
  const text = failureText(error)
  expect(text).toMatch(/^(The database|DATABASE_URL:) .+\.$/)
  expect(text).not.toMatch(/\n|params|exemple/)
})

test('what is no fault of the database keeps its stack', () => {
  expect(failureText(new TypeError('x is not a function'))).toContain('start-failure.test.ts')
})

test('the own database gets five tries, one elsewhere none', async () => {
  let tries = 0
  const failing = (times: number, error: Error) => async () => {
    tries += 1
    if (tries <= times) throw error
    return 'open'
  }
  expect(await whenDatabaseAnswers({}, failing(4, starting), 1)).toBe('open')
  tries = 0
  await expect(whenDatabaseAnswers({}, failing(9, lost), 1)).rejects.toBe(lost)
  expect(tries).toBe(5)
  for (const [where, error] of [
    [{ databaseUrl: 'postgres://elsewhere' }, lost],
    [{}, new TypeError('x')],
  ] as const) {
    tries = 0
    await expect(whenDatabaseAnswers(where, failing(9, error), 1)).rejects.toBe(error)
    expect(tries).toBe(1)
  }
})
