import { expect, test } from 'vitest'
import { hiddenIn, orderOf } from '../../camps/booking-by-form.ts'
import { typedBooking } from '../../camps/booking.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite()
const camp = '/nos-stages/natation/porquerolles'
const booking = `${camp}/inscription`

/** What each public page says of the places of the camp, as anybody reads it. */
async function said() {
  const visitor = openBrowser(site())
  const [list, page, free] = await Promise.all(
    ['/nos-stages', camp, '/nos-stages?places=disponibles'].map((path) => visitor.get(path)),
  )
  const state = (words = '') => /Porquerolles.{0,400}?(Dernière place|Complet)/s.exec(words)?.[1]
  return {
    list: list && state(wordsOf(list)),
    page: page && /Dernière place|Complet/.exec(wordsOf(page))?.[0],
    forMachines: page && /"availability":"https:\/\/schema.org\/(\w+)"/.exec(page.text)?.[1],
    isAmongFree: free?.text.includes(`href="${camp}"`),
  }
}

const one = {
  list: 'Dernière place',
  page: 'Dernière place',
  forMachines: 'LimitedAvailability',
  isAmongFree: true,
}
const none = { list: 'Complet', page: 'Complet', forMachines: 'SoldOut', isAmongFree: false }

test('B11: list, filtered list, page and what machines read of a camp follow a booking, and its end', async () => {
  expect(await said()).toEqual(one)
  const browser = openBrowser(site())
  const form = hiddenIn(await browser.get(booking))
  const typed = { ...typedBooking(1), personnes: '1', key: form.key ?? '' }
  const recap = await browser.post(booking, { ...typed, intent: 'recap' })
  const booked = await browser.post(booking, orderOf(recap))
  expect(booked.location).toMatch(/^\/inscription\//)
  await expect.poll(said).toEqual(none)
  const ended = await browser.post(`${booked.location}/annuler`, { refundCents: '0' })
  expect(ended.status).toBe(303)
  await expect.poll(said).toEqual(one)
})
