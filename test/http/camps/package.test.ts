import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { openSiteContent } from '#app/content/site-content.ts'
import { reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { systemClock } from '#app/outside/clock.ts'
import { connect } from '#db/database.ts'
import { hiddenIn, lanzaroteForm as address, orderOf, reachRecap } from '../../camps/booking-by-form.ts'
import { packageHeader } from '../../camps/package.ts'
import { newestMail } from '../../mail/mailbox.ts'
import { wordsOf } from '../page-words.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const { site } = useSite()
const source = new URL('../../../content/nosStages/lanzarote.md', import.meta.url)
const rooms = `options:
  - { id: double, label: Chambre à deux, price: 0, group: chambre }
  - { id: simple, label: Chambre seule, price: 120, group: chambre }`

beforeAll(async () => {
  const { database, close } = connect(site().databaseUrl, { onError: () => undefined })
  const content = await openSiteContent({ showsSamples: true, now: () => systemClock.now() })
  const text = readFileSync(source, 'utf8').replace('lodging: host', packageHeader).replace('options:', rooms)
  const edit = { collection: 'nosStages', file: 'lanzarote.md', text, author: 'test' } as const
  const saved = await reviseDocument({ database, content, clock: systemClock }, edit)
  expect(saved).toMatchObject({ outcome: 'saved' })
  await close()
})

test('E5, E6: a package shows and mails its standard form before the order, and is not ordered without it', async () => {
  const browser = openBrowser(site())
  await expect
    .poll(async () => (await browser.get(address)).text, { timeout: 60_000 })
    .toContain('Chambre seule')
  const change = { 'option-double-1': 'on', 'roomMate-1': 'Sacha', email: 'forfait@exemple.fr' }
  const both = await reachRecap(browser, 1, { ...change, 'option-simple-1': 'on' })
  expect([both.status, wordsOf(both)]).toEqual([422, expect.stringContaining('ne vont pas ensemble')])
  const recap = await reachRecap(browser, 1, change)
  const words = wordsOf(recap)
  for (const said of ['est un forfait au sens de la directive', 'Garant', 'Chambre à deux', 'Demi-pension'])
    expect(words).toContain(said)
  expect(words.indexOf('est un forfait')).toBeLessThan(words.indexOf('Commander avec obligation de paiement'))
  const mail = await newestMail(site().databaseUrl, 'forfait@exemple.fr', 'camp-package-form')
  expect(mail.text).toContain('est un forfait au sens de la directive')
  const unread = await browser.post(address, orderOf(recap))
  expect(unread.status).toBeGreaterThanOrEqual(400)
  expect(hiddenIn(unread).key).toBe(hiddenIn(recap).key)
  const made = await browser.post(address, { ...orderOf(recap), packageFormRead: 'on' })
  expect(made.location).toMatch(/^\/inscription\/[\w-]{32}$/)
})
