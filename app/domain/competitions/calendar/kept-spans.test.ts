import { expect, test } from 'vitest'
import { KeptSpans } from './kept-spans.ts'

type Rows = { version: number; weight: number }

const may = { startOn: '2027-05-01', endOn: '2027-05-31' }
const june = { startOn: '2027-06-01', endOn: '2027-06-30' }

function reader() {
  const read: Rows[] = []
  return {
    read,
    of:
      (version: number, weight = 1) =>
      async () => {
        const rows = { version, weight }
        read.push(rows)
        return rows
      },
  }
}

test('a span is read once a version, also by those who ask at the same time', async () => {
  const { read, of } = reader()
  const kept = new KeptSpans<Rows>(10)
  const [one, other] = await Promise.all([kept.take(may, 1, of(1)), kept.take(may, 1, of(1))])
  expect(one).toBe(other)
  expect(await kept.take(may, 1, of(1))).toBe(one)
  expect(await kept.take(may, 2, of(2))).not.toBe(one)
  expect(read).toHaveLength(2)
})

test('what was read later than asked for serves who asks for that later version', async () => {
  const { read, of } = reader()
  const kept = new KeptSpans<Rows>(10)
  const found = await kept.take(may, 1, of(3))
  expect(await kept.take(may, 3, of(3))).toBe(found)
  expect(read).toHaveLength(1)
})

test('who asks for a later version does not wait for what is being read of an earlier one', async () => {
  const { of } = reader()
  const kept = new KeptSpans<Rows>(10)
  const slow = Promise.withResolvers<Rows>()
  const earlier = kept.take(may, 1, () => slow.promise)
  const later = await kept.take(may, 2, of(2))
  slow.resolve({ version: 1, weight: 1 })
  await earlier
  expect(await kept.take(may, 2, of(2))).toBe(later)
})

test('they are bounded by their rows, and what is too large is not kept', async () => {
  const { read, of } = reader()
  const kept = new KeptSpans<Rows>(10)
  const months = ['01', '02', '03', '04', '05', '06'].map((month) => ({
    startOn: `2027-${month}-01`,
    endOn: `2027-${month}-28`,
  }))
  for (const month of months) await kept.take(month, 1, of(1, 2))
  await kept.take(months.at(-1) ?? may, 1, of(1, 2))
  expect(read).toHaveLength(6)
  await kept.take(months[0] ?? may, 1, of(1, 2))
  expect(read).toHaveLength(7)
  for (let time = 0; time < 2; time += 1) await kept.take(june, 2, of(2, 3))
  expect(read).toHaveLength(9)
})

test('a reading that failed is tried again', async () => {
  const { of } = reader()
  const kept = new KeptSpans<Rows>(10)
  await expect(kept.take(may, 1, () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await kept.take(may, 1, of(1))).toEqual({ version: 1, weight: 1 })
})
