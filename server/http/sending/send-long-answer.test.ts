import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { PageCache } from '../cache/page-cache.ts'
import { sendLongAnswer } from './send-long-answer.ts'

async function serve(pieces: number) {
  const told = { made: 0, isLeft: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (told.made++ < pieces) controller.enqueue(new Uint8Array(64 * 1024))
      else controller.close()
    },
    cancel: () => void (told.isLeft = true),
  })
  const answer = new Response(body, { headers: { 'content-type': 'text/plain' } })
  const pages = new PageCache()
  const keep = { pages, generation: pages.generation, readings: [], isAtItsAddress: true }
  const sent = Promise.withResolvers<number>()
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/left') outgoing.destroy()
    const exchange = {
      incoming,
      outgoing,
      id: 'id',
      path: '/',
      security: [],
      ownOrigin: '',
      trustsProxy: false,
    }
    sendLongAnswer(exchange, answer, body, keep).then(sent.resolve, sent.reject)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return { told, sent: sent.promise, url: `http://localhost:${(server.address() as AddressInfo).port}` }
}

test('what is behind an answer is let go when only its head is asked for', async () => {
  const { told, sent, url } = await serve(100)
  await fetch(url, { method: 'HEAD' })
  expect(await sent).toBe(200)
  expect(told.isLeft).toBe(true)
})

test('what is behind an answer is let go when its reader has left before its first byte', async () => {
  const { told, sent, url } = await serve(100)
  await expect(fetch(`${url}/left`)).rejects.toThrow(TypeError)
  expect(await sent).toBe(499)
  expect(told.isLeft).toBe(true)
})

test('a reader who stays gets all of it', async () => {
  const { told, url } = await serve(20)
  const answer = await fetch(url)
  expect((await answer.arrayBuffer()).byteLength).toBe(20 * 64 * 1024)
  expect(told.isLeft).toBe(false)
})
