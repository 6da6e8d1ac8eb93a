import { expect, test, vi } from 'vitest'
import { orderBy, sentTo, type Typed } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ TRUST_PROXY: 'on' })
const bottle = 'gourde-relief.blanc-craie'

const admin = (...words: string[]) => runAdminOf(site(), words)

/** An order and what it is called. */
async function orderedBy(change: Typed) {
  const browser = openBrowser(site())
  const path = await orderBy(browser, `${bottle}.1.`, change)
  const { text } = await browser.get(path)
  return { browser, path, number: /\d{4}-\d{4,}/.exec(text)?.[0] ?? '' }
}

test('an order sent by post: paid by transfer, sent, received, a piece given back', async () => {
  const { browser, path, number } = await orderedBy({ ...sentTo, email: 'louise@club.example' })
  expect(await admin('orders', 'list', 'louise')).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${number}\t`),
  })
  expect(await admin('orders', 'sent', number)).toMatchObject({ code: 1 })
  expect(await admin('orders', 'paid', number, '--on', '2020-01-01')).toMatchObject({ code: 1 })
  expect((await admin('orders', 'paid', number, '--reference', 'VIR 42')).said).toBe(`${number} : Payée\n`)
  expect((await admin('orders', 'sent', number, '--tracking', '6A0001')).said).toBe(`${number} : Expédiée\n`)
  expect((await admin('orders', 'received', number)).said).toBe(`${number} : Livrée\n`)
  expect(await admin('orders', 'received', number, '--on', '2026-02-31')).toMatchObject({ code: 1 })
  expect(await admin('orders', 'refund-again', number)).toMatchObject({ code: 1 })
  expect((await browser.get(path)).text).toContain('6A0001')
  const refunded = await admin('orders', 'refund', number, '--lines', '1:1', '--kept', '2,50')
  expect(refunded).toMatchObject({ code: 0 })
  expect((await admin('orders', 'refunded', number)).code).toBe(0)
  const { said } = await admin('orders', 'show', number)
  expect(said).toMatch(/FA-\d{4}-00001[\s\S]*AV-\d{4}-00002/)
  expect(said).toContain(`12 rue du Stade\t69003 LYON`)
  expect(said).toContain(path)
})

test('an order to hand over: ready, called off; its piece is back in the stock', async () => {
  const left = async () =>
    Number(/blanc-craie\t(\d+)/.exec((await admin('stock', 'show', 'gourde-relief')).said)?.[1])
  const before = await left()
  const { number } = await orderedBy({ paymentMethod: 'on_site', email: 'nina@club.example' })
  expect(await left()).toBe(before - 1)
  expect((await admin('orders', 'ready', number)).said).toBe(`${number} : Prête à retirer\n`)
  expect((await admin('orders', 'cancel', number)).said).toBe(`${number} : Annulée\n`)
  expect(await left()).toBe(before)
})

test('stock is counted by hand, with its reason', async () => {
  expect(
    (await admin('stock', 'set', 'gourde-relief', 'blanc-craie', '7', '--note', 'inventaire')).said,
  ).toBe('gourde-relief blanc-craie : 7\n')
  expect((await admin('stock', 'show', 'gourde-relief')).said).toContain('inventaire')
  expect(await admin('stock', 'set', 'gourde-relief', 'inconnue', '7')).toMatchObject({ code: 1 })
})

test.each([
  ['orders', 'refund', '2026-0001'],
  ['orders', 'refund', '2026-0001', '--all', '--amount', '3'],
  ['orders', 'refund', '2026-0001', '--amount', '3 euros'],
  ['orders', 'refund', '2026-0001', '--amount', '-3'],
  ['orders', 'refund', '2026-0001', '--all', '--kept', '5,00'],
  ['orders', 'paid'],
  ['orders', 'delete', '2026-0001'],
  ['stock', 'set', 'gourde-relief', 'blanc-craie', '-3'],
])('what cannot be read shows how it is written: %s %s %s', async (...words) => {
  const { code, said } = await admin(...words)
  expect(code).toBe(2)
  expect(said).toContain('npm run admin -- orders list')
})

test('an order nobody knows', async () => {
  expect(await admin('orders', 'show', '2026-9999')).toMatchObject({
    code: 1,
    said: expect.stringContaining('2026-9999'),
  })
  expect(await admin('orders', 'cancel', '2026-9999')).toMatchObject({ code: 1 })
})
