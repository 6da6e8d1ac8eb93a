import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookings, participantsPages } from '#db/schema/index.ts'
import { typedBooking } from '../../camps/booking.ts'
import { decoded, wordsOf } from '../page-words.ts'
import { useClub } from '../use-club.ts'
import { openBrowser, type Page } from '../visitor-browser.ts'

const { site, database, person, get, post } = useClub({ SAMPLE_CONTENT: 'on' })
const address = '/nos-stages/lanzarote/inscription'

function hiddenIn({ text }: Page): Record<string, string> {
  const fields = [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, decoded(value)]))
}

const form = (fields: Record<string, string>) => new URLSearchParams(fields)

test('a coach makes a voucher; it is a line of the recap, and a booking with it is paid at what was shown', async () => {
  const coach = await person({ standing: 'admin' })
  const typed = {
    code: 'essai-50',
    kind: 'amount',
    value: '50',
    camp: '',
    fromOn: '',
    untilOn: '',
    uses: '1',
  }
  const wrong = await post('/admin/stages/bons', form({ ...typed, value: 'x' }), coach.headers)
  expect([wrong.status, (await wrong.text()).includes('Indiquez une somme en euros')]).toEqual([422, true])
  const made = await post('/admin/stages/bons', form(typed), coach.headers)
  expect(made.headers.get('location')).toContain('fait=bon-fait')
  const stranger = await person()
  expect((await get('/admin/stages/bons', stranger.headers)).status).not.toBe(200)

  const browser = openBrowser(site())
  const asked = await browser.get(address)
  const { key = '' } = hiddenIn(asked)
  // B8: no paid option is ticked beforehand, and each means of payment costs the same.
  const boxes = [...asked.text.matchAll(/<input[^>]+name="(?:option-[^"]+|isGift|plan)"[^>]*>/g)].map(
    ([box]) => box,
  )
  expect(boxes.length).toBeGreaterThan(3)
  for (const box of boxes) expect(box).not.toContain('checked')
  const choice = { voucher: 'Essai-50', plan: 'whole', paymentMethod: 'card' }
  const own = { ...typedBooking(1, choice), personnes: '1', key, intent: 'recap' }
  const unknown = await browser.post(address, { ...own, voucher: 'rien' })
  expect([unknown.status, wordsOf(unknown).includes('Ce code n’est pas connu')]).toEqual([422, true])
  const recap = await browser.post(address, own)
  expect(wordsOf(recap)).toMatch(/Remise, bon ESSAI-50\s+[-−]50\s€/)
  expect(wordsOf(recap)).toMatch(/Total\s+640\s€/)
  const byTransfer = await browser.post(address, { ...own, paymentMethod: 'transfer' })
  expect(wordsOf(byTransfer)).toMatch(/Total\s+640\s€/)
  const left = await browser.post(address, { ...hiddenIn(recap), intent: 'order', termsAccepted: 'on' })
  expect(left.location).toMatch(/^\/_paiement\//)
  const again = await browser.post(address, { ...hiddenIn(recap), intent: 'order', termsAccepted: 'on' })
  expect(again.location, 'its own use does not stand in its way').toBe(left.location)
  expect(wordsOf(await browser.get(left.location ?? ''))).toMatch(/640/)
  const page = await browser.follow(await browser.post(left.location ?? '', { act: 'pay' }))
  expect(wordsOf(page)).toContain('Votre place est prise.')

  const together = /href="(\/entre-participants\/[\w-]{32})"/.exec(page.text)?.[1] ?? ''
  const shown = await get(together)
  expect(shown.headers.get('cache-control')).toContain('no-store')
  expect(shown.headers.get('x-robots-tag')).toContain('noindex')
  const before = await shown.text()
  expect(before).toContain('entre participants')
  expect(before).toMatch(/Jour 1(?:<!-- -->)?, [a-z]{3}\.\u00a0\d/)
  const named = await browser.post(together, { acte: 'nommer', 'nom-1': 'on' })
  expect(wordsOf(await browser.follow(named))).toContain('C’est noté.')
  const car = {
    acte: 'trajet',
    way: 'offers',
    seats: '2',
    fromPlace: 'Lyon',
    toPlace: '',
    firstName: 'Camille',
  }
  expect(wordsOf(await browser.post(together, car))).toContain('Indiquez où vous allez.')
  const shared = await browser.follow(await browser.post(together, { ...car, toPlace: 'Orly' }))
  expect(wordsOf(shared)).toMatch(/Camille propose 2\s+places/)

  const sheet = '/admin/stages/feuille'
  const [one] = await database()
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(participantsPages, eq(participantsPages.bookingId, bookings.id))
  const ticked = await post(
    `${sheet}?stage=lanzarote`,
    form({ qui: `${one?.id} 1`, arrive: 'oui' }),
    coach.headers,
  )
  expect(ticked.headers.get('location')).toContain('fait=stage-pointe')
  expect(await (await get(`${sheet}?stage=lanzarote`, coach.headers)).text()).toContain('sur 1')
  for (const [end, type] of [
    ['csv', 'text/csv'],
    ['pdf', 'application/pdf'],
    ['html', 'text/html'],
  ]) {
    const file = await get(`${sheet}.${end}?stage=lanzarote`, coach.headers)
    expect([file.status, file.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining(type ?? ''),
    ])
  }
  expect((await get(`${sheet}?stage=rien`, coach.headers)).status).toBe(404)
  const words = form({ meeting: 'Hall B, 18 h', packing: '', papers: '', weather: '', photosUrl: '' })
  const saved = await post('/admin/stages/pratique?stage=lanzarote', words, coach.headers)
  expect(saved.headers.get('location')).toContain('fait=stage-mots')
  expect(await (await get(together)).text()).toContain('Hall B, 18 h')
})

test('a camp is taken up again for the next year: a draft with its days, which only the office sees', async () => {
  const coach = await person({ standing: 'admin' })
  const again = () => post('/admin/stages/vercors', form({ intent: 'reprendre' }), coach.headers)
  const made = await again()
  const draft = made.headers.get('location') ?? ''
  expect(draft).toMatch(/^\/admin\/textes\/nosStages~vercors-\d{4}\.md\?fait=texte-nouveau$/)
  const [year = ''] = /\d{4}/.exec(draft) ?? []
  const editor = await (await get(draft, coach.headers)).text()
  expect(editor).toContain(`value="Vercors ${year}"`)
  expect(editor).toMatch(new RegExp(`value="${year}-\\d\\d-\\d\\d"`))
  expect((await get(`/nos-stages/vercors-${year}`)).status).toBe(404)
  const twice = await again()
  expect([twice.status, (await twice.text()).includes('Un texte a déjà ce nom ici')]).toEqual([409, true])
})
