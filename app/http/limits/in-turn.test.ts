import { expect, test } from 'vitest'
import { inTurn } from './in-turn.server.ts'

test('documents are drawn one by one; whoever finds twenty in line is told to come back', async () => {
  const gate = Promise.withResolvers<Uint8Array>()
  const drawn = Array.from({ length: 21 }, () => inTurn(() => gate.promise))
  const refused: unknown = await inTurn(() => gate.promise).catch((answer: unknown) => answer)
  expect(refused).toBeInstanceOf(Response)
  expect(refused).toMatchObject({ status: 503 })
  gate.resolve(new Uint8Array([1]))
  expect(await Promise.all(drawn)).toHaveLength(21)
  await expect(inTurn(() => Promise.reject(new Error('ink')))).rejects.toThrow('ink')
})
