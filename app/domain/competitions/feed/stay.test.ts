import { expect, test } from 'vitest'
import { cancelBooking } from '#app/domain/camps/bookings/store.server.ts'
import { leaveBooking } from '#app/domain/camps/changes/change-store.server.ts'
import { cancelCamp } from '#app/domain/camps/office/store.server.ts'
import { contentWith, contentWithoutSamples, useCamps } from '#test/camps/use-camps.ts'
import { readStay } from '../store.server.ts'

const { on, paidBooking, read } = await useCamps()

async function linesOf(services: ReturnType<typeof on>, secret: string) {
  const { octets } = await readStay(services, await read(secret))
  const lines = new TextDecoder().decode(octets).replaceAll('\r\n ', '').split('\r\n')
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1)
  const day = (name: string) => lines.find((line) => line.startsWith(`${name};VALUE=DATE:`))?.split(':')[1]
  return {
    uid: value('UID'),
    number: Number(value('SEQUENCE')),
    from: day('DTSTART'),
    until: day('DTEND'),
    status: value('STATUS'),
    said: value('DESCRIPTION'),
    summary: value('SUMMARY'),
    text: lines.join('\n'),
  }
}

test('a stay is one appointment for ever: each change of it has a higher number, given up it is cancelled', async () => {
  const { secret } = await paidBooking('2026-11-21', { places: 2 })
  const first = await linesOf(on('2026-11-22'), secret)
  expect(first).toMatchObject({ from: '20270306', until: '20270314', status: 'CONFIRMED' })
  expect(first.said).toMatch(/^Inscription 2026-\d{4}\\, 2\u00A0participants$/)
  expect(first.text).toContain('URL:https://club.exemple.fr/nos-stages/lanzarote')
  expect(first.text).not.toContain(secret)
  expect(await linesOf(on('2026-11-23'), secret)).toEqual(first)
  await leaveBooking(on('2026-11-24'), { secret, rank: 2, keptCents: 20_700 })
  const left = await linesOf(on('2026-11-24'), secret)
  expect([left.uid, left.number > first.number]).toEqual([first.uid, true])
  expect(left.said).toMatch(/1\u00A0participant$/)

  const moved = await contentWith('nosStages/lanzarote.md', ['endDate: J+113', 'endDate: J+115'])
  const later = await linesOf(on('2026-11-25', moved), secret)
  expect(later).toMatchObject({ uid: first.uid, until: '20270316' })
  expect(later.number).toBeGreaterThan(left.number)
  const hidden = await linesOf(on('2026-11-26', await contentWithoutSamples()), secret)
  expect([hidden.status, hidden.number >= later.number]).toEqual(['CONFIRMED', true])

  expect(await cancelBooking(on('2026-11-27'), { secret, refundCents: 0 })).toMatchObject({ ok: true })
  const over = await linesOf(on('2026-11-27'), secret)
  expect([over.uid, over.status]).toEqual([first.uid, 'CANCELLED'])
  expect(over.number).toBeGreaterThan(later.number)
})

test('a camp that is called off, by its text or by the club, cancels every stay of it', async () => {
  const { secret } = await paidBooking('2026-11-21')
  const first = await linesOf(on('2026-11-22'), secret)
  const off = await contentWith('nosStages/lanzarote.md', ['capacity:', 'cancelled: true\ncapacity:'])
  const said = await linesOf(on('2026-11-23', off), secret)
  expect([said.status, said.summary, said.number > first.number]).toEqual([
    'CANCELLED',
    'Annulé\u00A0: Stage Lanzarote',
    true,
  ])
  await cancelCamp(on('2026-11-24'), { camp: 'lanzarote', author: 'essai', reason: '' })
  const ended = await linesOf(on('2026-11-24'), secret)
  expect([ended.status, ended.number > said.number]).toEqual(['CANCELLED', true])
})
