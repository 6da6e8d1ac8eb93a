import { expect, test } from 'vitest'
import { readJson, readText } from './call.ts'

function post(body: BodyInit) {
  const request = { method: 'POST', body, duplex: 'half' as const }
  return new Request('http://localhost/', request)
}

test('a body without end is not read to its end', async () => {
  let pulled = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulled += 1
      controller.enqueue(new Uint8Array(65_536))
    },
  })
  await expect(readText(post(endless))).rejects.toMatchObject({ status: 413 })
  expect(pulled).toBeLessThan(30)
})

test('a megabyte is read, with letters that lie across two pieces', async () => {
  const whole = 'é'.repeat(524_288)
  expect(await readText(post(whole))).toBe(whole)
  const [first, second] = new TextEncoder().encode('é')
  const halves = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Uint8Array.of(first ?? 0))
      controller.enqueue(Uint8Array.of(second ?? 0))
      controller.close()
    },
  })
  expect(await readText(post(halves))).toBe('é')
})

test('an object is read as it is, names of every object’s own among them', async () => {
  const read = await readJson(post('{"__proto__":{"admin":true},"a":[{"b":null}]}'))
  expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false)
  expect('admin' in read).toBe(false)
  expect(read.a).toEqual([{ b: null }])
})

test.each(['', 'null', '[]', '1', '{', '{"a":"\\u0000"}', '{"a":["\\udc00"]}', '{"\\u0000":1}'])(
  '%o is no object that can be kept',
  async (body) => {
    await expect(readJson(post(body))).rejects.toMatchObject({ status: 400, errorCode: 'bad_json' })
  },
)
