import { expect, test, vi } from 'vitest'
import { messages } from '#db/schema/index.ts'
import { inDatabase, newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site, get } = useSite({ SAMPLE_CONTENT: 'off' })
type Visitor = Awaited<ReturnType<typeof newVisitor>>

/** An open connection for events: what was told so far, and whether it ended. */
async function listenAs(visitor: Visitor) {
  const answer = await visitor.get('/admin/evenements')
  const told: Record<string, number>[] = []
  const heard = { told, isOver: false, leave: () => reader?.cancel() }
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  void (async () => {
    for (;;) {
      const { value, done } = (await reader?.read().catch(() => undefined)) ?? {
        done: true,
        value: undefined,
      }
      if (done) break
      for (const [, json = ''] of value.matchAll(/^data: (.*)$/gm)) told.push(JSON.parse(json))
    }
    heard.isOver = true
  })()
  return { status: answer.status, type: answer.headers.get('content-type'), heard }
}

const writeMessage = () =>
  inDatabase(site(), (database) =>
    database.insert(messages).values({ email: 'zoe@club.example', receivedAt: new Date() }),
  )

test('numbers are told at once, and again when another instance has changed something', async () => {
  const coach = await newVisitor(site(), 'admin')
  const { status, type, heard } = await listenAs(coach)
  expect([status, type]).toEqual([200, 'text/event-stream; charset=utf-8'])
  await expect.poll(() => heard.told).toHaveLength(1)
  const before = heard.told[0]?.messages ?? 0
  await writeMessage()
  await expect.poll(() => heard.told.at(-1)).toMatchObject({ messages: before + 1 })
  await heard.leave()
})

test('an assistant hears of their rooms alone, and nothing any more once the right is gone', async () => {
  const [coach, person] = [await newVisitor(site(), 'admin'), await newVisitor(site())]
  const rights = `/admin/athletes/${person.userId}/droits`
  await coach.post(rights, { role: 'assistant', 'rubrique-messages': 'on' })
  const { heard } = await listenAs(person)
  await expect.poll(() => Object.keys(heard.told[0] ?? {})).toEqual(['messages'])
  await coach.post(rights, { role: 'athlete' })
  await expect.poll(() => heard.isOver).toBe(true)
  expect((await person.get('/admin/evenements')).status).toBe(403)
})

test('one person has six connections, no more; a closed one makes room', async () => {
  const coach = await newVisitor(site(), 'admin')
  const open = await Promise.all(Array.from({ length: 6 }, () => listenAs(coach)))
  const refused = await coach.get('/admin/evenements')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
  await Promise.all(open.map(({ heard }) => heard.leave()))
  await vi.waitFor(async () => {
    const again = await listenAs(coach)
    expect(again.status).toBe(200)
    await again.heard.leave()
  }, 45_000)
  expect((await get('/admin/evenements')).status).toBe(302)
})
