import { expect, test } from 'vitest'
import { lanzaroteForm as address, orderOf as order, reachRecap } from '../../camps/booking-by-form.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite()

test('nobody holds most of a camp without paying: by transfer half of what is left, a form once; by card it goes on', async () => {
  const browser = openBrowser(site())
  const pair = await reachRecap(browser, 2, { email: 'un@exemple.fr' })
  const booked = await browser.post(address, order(pair))
  expect(booked.location).toMatch(/^\/inscription\//)
  expect((await browser.post(address, order(pair))).location).toBe(booked.location)
  const third = await reachRecap(openBrowser(site()), 1, { email: 'deux@exemple.fr' })
  const refused = await browser.post(address, order(third))
  expect(refused.status).toBe(429)
  expect(wordsOf(refused)).toContain('La moitié des places d’un stage au plus est gardée sans paiement')
  expect(refused.text).toContain('deux@exemple.fr')
  const byCard = await reachRecap(browser, 1, { email: 'deux@exemple.fr', paymentMethod: 'card' })
  expect((await browser.post(address, order(byCard))).location).toMatch(/^\/_paiement\//)
})
