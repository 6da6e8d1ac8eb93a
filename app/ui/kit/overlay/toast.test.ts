import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, shownToasts, subscribeToToasts, toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  for (const { id } of shownToasts()) closeToast(id)
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a toast lasts five seconds', () => {
  toast({ title: 'Ajouté au panier' })
  expect(shownToasts()).toMatchObject([{ title: 'Ajouté au panier', tone: 'success', duration: 5000 }])
})

test('an error stays', () => {
  toast({ title: 'Paiement refusé', tone: 'error' })
  expect(shownToasts()).toMatchObject([{ duration: 0 }])
})

test('a duration of one’s own wins, zero included', () => {
  toast({ title: 'Envoyé', duration: 0 })
  toast({ title: 'Refusé', tone: 'error', duration: 8000 })
  expect(shownToasts()).toMatchObject([{ duration: 0 }, { duration: 8000 }])
})

test('five at most: the oldest makes room; the same words are there once', () => {
  for (const title of ['1', '2', '3', '4', '5', '6', '3']) toast({ title })
  expect(shownToasts().map(({ title }) => title)).toEqual(['2', '4', '5', '6', '3'])
})

test('a closed one is gone 200 ms later, and listeners hear of both until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  toast({ title: 'Enregistré' })
  closeToast(shownToasts()[0]?.id ?? 0)
  expect(shownToasts()).toMatchObject([{ isLeaving: true }])
  vi.advanceTimersByTime(199)
  expect(shownToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shownToasts()).toEqual([])
  expect(listener).toHaveBeenCalledTimes(3)
  leave()
  toast({ title: 'Envoyé' })
  expect(listener).toHaveBeenCalledTimes(3)
})
