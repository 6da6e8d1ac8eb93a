import { expect, it } from 'vitest'
import { answerQuery } from './answer-query.ts'
import { rules } from './sql/rules.ts'

const shape = { name: 'camps', type: 'page', columns: {} } as const
const caller = { standing: async () => 'visitor' as const, secondsToWait: () => 0, spend: () => undefined }

async function answerTo(body: string) {
  const asked: string[] = []
  const queries = {
    ask: async ({ sql }: { sql: string }) => {
      asked.push(sql)
      return { json: Buffer.from('[]'), milliseconds: 0 }
    },
  }
  const request = new Request('https://club.exemple/__nuxt_content/camps/query', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const answer = await answerQuery(request, queries, shape, caller)
  return { status: answer.status, said: await answer.json(), asked }
}

it('asks the longest statement, however it is written', async () => {
  const sql = '\u0001'.repeat(10_000)
  expect(await answerTo(JSON.stringify({ sql }))).toEqual({ status: 200, said: [], asked: [sql] })
})

it('does not even read what is longer than a statement can be: its brackets cost more than they weigh', async () => {
  const refused = { status: 400, said: { error: rules.length }, asked: [] }
  expect(await answerTo('['.repeat(100_000))).toEqual(refused)
})
