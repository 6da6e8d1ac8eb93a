import { expect, test } from 'vitest'
import { hiddenIn, orderOf } from '../../camps/booking-by-form.ts'
import { typedBooking } from '../../camps/booking.ts'
import { editText } from '../../camps/edit-camp.ts'
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

test('a programme that tells of each day says its date; one that does not, only the names of its days', async () => {
  const lanzarote = '/nos-stages/lanzarote'
  const days = async () => {
    const page = await openBrowser(site()).get(lanzarote)
    const start = /"startDate":"([\d-]{10})/.exec(page.text)?.[1] ?? ''
    const [first = '', second = ''] = page.text.split('<li class="columns-kept">').slice(1)
    return { start, first: /<b>.*?<\/b>/s.exec(first)?.[0], second: /<b>.*?<\/b>/s.exec(second)?.[0] }
  }
  const { start, first, second } = await days()
  const written = (later: number) => {
    const day = new Date(`${start}T12:00:00Z`)
    day.setUTCDate(day.getUTCDate() + later)
    const weekday = day.toLocaleDateString('fr-FR', { weekday: 'short', timeZone: 'UTC' })
    return `${weekday}\u00a0${day.getUTCDate()}`
  }
  expect(first).toContain(`>${written(0)}<`)
  expect(second).toContain(`>${written(1)}<`)
  await editText(site().databaseUrl, 'nosStages/lanzarote.md', [['endDate: J+113', 'endDate: J+120']])
  await expect.poll(async () => (await days()).first).toBe('<b>Jour 1</b>')
})
