import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newVisitor } from '../accounts/visitor.ts'
import { useSite } from './use-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ LOG_LEVEL: 'silent', SAMPLE_CONTENT: 'on' })

async function competitions(...words: string[]) {
  const child = spawn(process.execPath, ['server/commands/admin.ts', 'competitions', ...words], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, DATA_DIR: site().dataDirectory },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, said }
}

test('a site that shows samples has proposals: one is accepted, called off and put on again, the other refused', async () => {
  const { said } = await competitions('list')
  const waiting = said
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  expect(waiting).toHaveLength(2)
  const [[first = '', , title = ''] = [], [second = ''] = []] = waiting

  const athlete = await newVisitor(site())
  const page = async (id: string) =>
    (await athlete.get(`/espace-athlete/competition/calendrier/${id}`)).status
  expect(await page(first)).toBe(404)
  expect(await competitions('accept', first)).toEqual({ code: 0, said: `${title} : confirmée\n` })
  expect(await page(first)).toBe(200)
  expect((await competitions('refuse', second)).said).toContain(' : refusée')
  expect(await page(second)).toBe(404)
  expect(await competitions('list')).toEqual({ code: 1, said: 'Aucune proposition n’attend.\n' })

  expect((await competitions('cancel', first)).said).toBe(`${title} : annulée\n`)
  expect(await page(first)).toBe(200)
  expect(await competitions('cancel', first)).toMatchObject({ code: 1 })
  expect((await competitions('restore', first)).said).toBe(`${title} : confirmée\n`)
})

test('what cannot be done is said, and what is not understood says how it is written', async () => {
  expect(await competitions('accept', crypto.randomUUID())).toMatchObject({ code: 1 })
  for (const words of [['accept'], ['accept', 'a', 'b'], ['publish', 'a'], ['list', 'a']])
    expect(await competitions(...words)).toMatchObject({
      code: 2,
      said: expect.stringContaining('competitions accept'),
    })
})
