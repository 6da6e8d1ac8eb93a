import { afterEach, expect, test, vi } from 'vitest'
import { useDatabase } from '#test/database.ts'
import { roadTo } from '#test/road.ts'
import { listen, type Listening } from './listen.ts'

const database = useDatabase()
const heard: string[] = []
const onReconnect = vi.fn<() => void>()
let listening: Listening | undefined

afterEach(async () => {
  await listening?.close()
  heard.length = 0
  onReconnect.mockClear()
})

const start = async () => {
  listening = await listen({
    url: database.url,
    channels: ['one', 'two'],
    onNotice: (channel, payload) => heard.push(`${channel}:${payload}`),
    onReconnect,
    onError: () => undefined,
  })
}

const say = (channel: string, payload: string) =>
  database.connection.pool.query('SELECT pg_notify($1, $2)', [channel, payload])

test('hears its channels and no other', async () => {
  await start()
  await say('one', 'a')
  await say('three', 'b')
  await say('two', '')
  await vi.waitFor(() => expect(heard).toEqual(['one:a', 'two:']))
  expect(onReconnect).not.toHaveBeenCalled()
})

test('comes back after its connection was cut, and says so', async () => {
  await start()
  const { rows } = await database.connection.pool.query<{ cut: boolean }>(
    `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity
     WHERE application_name = 'allure listener' AND datname = current_database()`,
  )
  expect(rows).toEqual([{ cut: true }])
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce(), { timeout: 5000 })
  await say('one', 'again')
  await vi.waitFor(() => expect(heard).toEqual(['one:again']))
})

test('notices by itself that its connection is dead, when nobody says so', async () => {
  const road = await roadTo(database.url)
  listening = await listen({
    url: road.url,
    channels: ['one'],
    onNotice: (channel, payload) => heard.push(`${channel}:${payload}`),
    onReconnect,
    onError: () => undefined,
    heartbeat: 400,
  })
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(onReconnect).not.toHaveBeenCalled()
  road.silence()
  await vi.waitFor(() => expect(onReconnect).toHaveBeenCalledOnce(), { timeout: 5000 })
  await say('one', 'again')
  await vi.waitFor(() => expect(heard).toEqual(['one:again']))
})

test('fails at once when there is no database to hear', async () => {
  await expect(
    listen({
      url: 'postgres://127.0.0.1:1/none',
      channels: ['one'],
      onNotice: () => undefined,
      onReconnect,
      onError: () => undefined,
    }),
  ).rejects.toThrow()
})
