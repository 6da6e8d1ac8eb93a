import { expect, test } from 'vitest'
import type { OrderEmail, OrderEmailFacts } from '#app/domain/orders/emails-store.server.ts'
import type { PlacedOrder } from '#app/domain/orders/placed-order.ts'
import { plain, problemsOfHtml } from '#test/mail/reading.ts'
import { letterOf, mailFacts } from '#test/orders/emails.ts'
import { bottles, shirt } from '#test/orders/lines.ts'
import {
  bottleKept,
  bottleRefund,
  handOverOrder,
  paidOrder,
  placedOrder,
  transferOrder,
} from '#test/orders/placed-order.ts'
import { writeOrderMails } from './mails.server.tsx'

const { club } = mailFacts
const refunded = paidOrder({ refunds: [bottleRefund] })
const failed = paidOrder({ refunds: [{ ...bottleRefund, state: 'failed' }] })
const kept = paidOrder({
  stage: 'received',
  withdrawals: [{ declarationId: 'one', declaredAt: new Date('2026-12-02T23:30:00Z') }],
  refunds: [bottleKept],
})
const minor = { name: 'Dominique Martin', email: 'parent@exemple.fr' }

function exchanging(state: 'open' | 'done' | 'cancelled'): PlacedOrder {
  const sizes = { fromVariant: 'ardoise-m', toVariant: 'ardoise-l', toDetail: 'Ardoise, taille L' }
  return paidOrder({
    stage: 'received',
    exchanges: [{ rank: 1, line: '1', quantity: 1, ...sizes, state }],
  })
}

const emails: [OrderEmail, PlacedOrder, OrderEmailFacts['facts']?][] = [
  ['received', placedOrder()],
  ['received', transferOrder()],
  ['received', handOverOrder()],
  ['team-notice', placedOrder({ guardian: minor, note: 'Sonnez deux fois.' })],
  ['paid', paidOrder()],
  ['reminder-1', transferOrder()],
  ['reminder-2', transferOrder()],
  ['payment-failed', placedOrder()],
  ['ready', handOverOrder({ stage: 'ready' })],
  ['waiting-1', handOverOrder({ stage: 'ready' })],
  ['sent', paidOrder({ stage: 'sent', trackingNumber: '6A123' })],
  ['cancelled', paidOrder({ stage: 'cancelled' })],
  ['expired', transferOrder({ stage: 'expired' })],
  ['refund-1', refunded],
  ['given-back', placedOrder(), { cents: 11090, why: 'paid-twice' }],
  ['refund-refused', failed, { cents: 1500, why: 'declined' }],
  ['withdrawal-over', kept, { why: 'kept', rank: 1 }],
  ['withdrawal-over', paidOrder({ lostCents: 11090 }), { why: 'nothing-left' }],
  ['delivered', paidOrder({ stage: 'received', receivedOn: '2026-11-24' })],
  ['returned', paidOrder({ stage: 'received' }), { pieces: 2 }],
  ['exchange', exchanging('open'), { rank: 1 }],
  ['exchange', exchanging('done'), { rank: 1 }],
  ['exchanged', exchanging('done'), { rank: 1, carrier: 'dpd', trackingNumber: '6A123' }],
  ['not-exchanged', exchanging('cancelled'), { rank: 1 }],
  ['team-expired', placedOrder({ stage: 'expired' })],
  ['refund-held', failed, { cents: 1500, why: 'expired_or_canceled_card' }],
  [
    'dispute',
    paidOrder(),
    { cents: 11090, reason: 'fraudulent', status: 'needs_response', answerBefore: '2026-12-01' },
  ],
  ['dispute', paidOrder(), { cents: 11090, reason: 'fraudulent', status: 'lost' }],
  ['money-held', placedOrder(), { receivedCents: 10000, currency: 'eur', why: 'other-amount' }],
]

test.each(emails)(
  '%s: the seller, the number, both parts, nothing from elsewhere',
  async (email, order, facts) => {
    const { html, text, subject, template } = await letterOf(email, order, { facts })
    expect(template).toBe(`order-${email}`)
    expect(subject).toContain('2026-0418')
    expect(problemsOfHtml(html)).toEqual([])
    expect(html).toContain('lang="fr"')
    expect(html).not.toMatch(/<img|<script|<style|<link|url\(/)
    for (const part of [text, plain(html)])
      for (const fact of ['SIREN', '(EI)', plain(club.address.street), club.email])
        expect(part).toContain(fact)
    expect(text).not.toMatch(/&nbsp;|undefined|NaN|\[object/)
    expect(text.match(/'/g)).toBeNull()
    // Beyond about 100 kB mail programs cut a message short.
    expect(Buffer.byteLength(html)).toBeLessThan(90_000)
  },
)

test.each(['received', 'reminder-1', 'reminder-2'] as const)(
  '%s by transfer: where to, how much, reference, until when',
  async (email) => {
    const { text } = await letterOf(email, transferOrder())
    expect(text).toMatch(/Montant +110,90 €/)
    expect(text).toMatch(/Référence +2026-0418/)
    expect(text).toMatch(/IBAN +FR76 3000 1007 9412 3456 7890 185/)
    expect(text).toMatch(/BIC +BDFEFRPP/)
    expect(text).toMatch(/À recevoir avant le +30 novembre 2026, 16 h 42/)
  },
)

test('summer and winter time are those of Paris', async () => {
  const order = transferOrder({ expiresAt: new Date('2027-07-01T22:30:00Z') })
  expect((await letterOf('reminder-1', order)).text).toContain('2 juillet 2027, 0 h 30')
})

test.each([
  ['requested', 'est en cours'],
  ['pending', 'est en cours'],
  ['done', 'est repartie vers la carte'],
  ['failed', 'n’a pas pu revenir sur votre carte'],
] as const)('a credit note’s mail says how the refund stands: %s', async (state, words) => {
  const order = paidOrder({ refunds: [{ ...bottleRefund, state }] })
  expect((await letterOf('refund-1', order)).text).toContain(words)
})

test('paid: the invoice goes with it', async () => {
  const { text, documents } = await letterOf('paid', paidOrder())
  expect(documents).toEqual(['FA-2026-00042'])
  expect(text).toContain('110,90 € par carte, le 20 novembre 2026, 16 h 45')
  expect(text).toContain('FA-2026-00042')
  expect(text).toContain('Renoncer au contrat ici')
})

test('a refund: what, what was kept, how, and its credit note', async () => {
  const { text, documents, subject } = await letterOf('refund-1', refunded)
  expect(subject).toBe('Commande 2026-0418 : remboursement de 10 €')
  expect(documents).toEqual(['AV-2026-00043'])
  expect(text).toContain('1 × Gourde Relief (Ardoise)')
  expect(text).toMatch(/Articles +16 €\nRetenu +−6 €\nTotal remboursé +10 €/)
  expect(text).toContain('sur la carte qui a servi au paiement')
  expect(text).not.toContain('votre rétractation')
})

test('a withdrawal of what is kept whole: what, how much was kept, that nothing comes', async () => {
  const { text, documents, subject } = await letterOf('withdrawal-over', kept, {
    facts: { why: 'kept', rank: 1 },
  })
  expect(subject).toBe('Commande 2026-0418 : votre rétractation est traitée')
  expect(documents).toEqual([])
  expect(text).toContain('1 × Gourde Relief (Ardoise)')
  expect(text).toMatch(/Articles +16 €\nRetenu +−16 €\nÀ rembourser +Rien/)
  expect(text).toContain('couvre tout le prix')
})

test('a refund by transfer is due fourteen days after the declaration', async () => {
  const order = {
    ...refunded,
    paymentMethod: 'transfer' as const,
    withdrawals: [{ declarationId: 'one', declaredAt: new Date('2026-12-02T23:30:00Z') }],
  }
  const { text } = await letterOf('refund-1', order)
  expect(text).toContain('Nous avons traité votre rétractation')
  expect(text).toContain('sur le compte d’où venait votre paiement, au plus tard le jeudi 17 décembre 2026')
})

test('a declaration that came after the decision is not the one that was refunded', async () => {
  const order = {
    ...refunded,
    paymentMethod: 'transfer' as const,
    withdrawals: [{ declarationId: 'one', declaredAt: new Date('2027-01-02T10:00:00Z') }],
  }
  const { text } = await letterOf('refund-1', order)
  expect(text).not.toContain('votre rétractation')
  expect(text).toContain('Nous vous rendons le prix des articles concernés.')
})

test('a button’s address is in the plain text once', async () => {
  const { text } = await letterOf('paid', paidOrder())
  expect(text.match(/\/commande\/Zk3vQ8mN1xT7pR5wY2cH9bL4sD6fG0jA(?=\s|$)/g)).toHaveLength(1)
})

test('refunds are counted without the payments that no order kept; one that is not there is a mistake', async () => {
  const givenBack = { ...bottleRefund, refund: undefined, cents: 11090 }
  const order = { ...refunded, refunds: [givenBack, bottleRefund] }
  expect((await letterOf('refund-1', order)).subject).toContain('10 €')
  await expect(letterOf('refund-2', order)).rejects.toThrow('refund-2')
})

test('sent: its number; cancelled: what becomes of the money', async () => {
  const sent = paidOrder({ stage: 'sent', trackingNumber: '6A123' })
  expect((await letterOf('sent', sent)).text).toMatch(/Numéro de suivi +6A123/)
  const byDpd = await letterOf('sent', { ...sent, carrier: 'dpd' })
  expect(byDpd.text).toContain('https://trace.dpd.fr/fr/trace/6A123')
  const cancelled = paidOrder({ stage: 'cancelled' })
  expect((await letterOf('cancelled', cancelled)).text).toContain('110,90 € payés vous sont rendus')
  const event = {
    act: 'abandon',
    at: new Date('2026-11-20T16:00:00Z'),
    actor: 'customer',
    author: undefined,
    facts: {},
  } as const
  const abandoned = placedOrder({ stage: 'cancelled', events: [event] })
  const { text } = await letterOf('cancelled', abandoned)
  expect(text).toContain(
    'À votre demande, la commande 2026-0418 est annulée depuis le 20 novembre 2026, 17 h',
  )
  expect(text).toContain('Rien n’a été débité.')
})

test('money that may not be kept: the buyer hears why it comes back, the club what waits', async () => {
  const given = await letterOf('given-back', placedOrder(), {
    facts: { cents: 11090, why: 'sold-out-meanwhile' },
  })
  expect(given.text).toContain('110,90 €')
  expect(given.text).toContain('articles sont partis entre-temps')
  const held = await letterOf('money-held', placedOrder(), {
    facts: { receivedCents: 10000, currency: 'usd', why: 'other-currency' },
  })
  expect([held.recipient, held.replyTo]).toEqual([club.email, 'athlete@exemple.fr'])
  expect(held.text).toMatch(/Attendu +110,90 €\nReçu +100 USD/)
})

test.each<[OrderEmail, PlacedOrder]>([
  ['reminder-1', transferOrder({ money: 'paid' })],
  ['reminder-2', transferOrder({ stage: 'cancelled' })],
  ['waiting-1', handOverOrder({ stage: 'received' })],
  ['payment-failed', paidOrder()],
  ['payment-failed', placedOrder({ stage: 'expired' })],
  ['expired', transferOrder()],
])('%s is not written when it has become pointless', async (email, order) => {
  expect(await writeOrderMails(email, { order, ...mailFacts })).toEqual([])
})

test('who answers for a minor gets a copy that says so, the team hears of it', async () => {
  const order = paidOrder({ guardian: minor })
  const [own, copy, ...none] = await writeOrderMails('paid', { order, ...mailFacts })
  expect(none).toEqual([])
  expect([own?.recipient, copy?.recipient]).toEqual(['athlete@exemple.fr', 'parent@exemple.fr'])
  expect(copy?.subject).toMatch(/^Copie.*2026-0418/)
  expect(copy?.documents).toEqual(['FA-2026-00042'])
  expect(plain(copy?.text ?? '')).toContain(
    'Bonjour Dominique Martin, ce message est la copie de celui que reçoit Camille Martin, dont vous êtes le représentant légal.',
  )
  expect(own?.text).not.toContain('représentant légal')
  const same = paidOrder({ guardian: { ...minor, email: 'athlete@exemple.fr' } })
  expect(await writeOrderMails('paid', { order: same, ...mailFacts })).toHaveLength(1)
  const notice = await letterOf('team-notice', placedOrder({ guardian: minor, note: 'Sonnez deux fois.' }))
  for (const said of [
    'Dominique Martin',
    'parent@exemple.fr',
    'Sonnez deux fois.',
    '110,90 €',
    '12 rue du Stade',
  ])
    expect(notice.text).toContain(said)
})

test('what people type is inert: markup, header lines, turned words, marks of ours', async () => {
  const order = placedOrder({
    firstName: '<script>alert(1)</script>Zoé 🏃',
    lastName: '\u202Egnp.exe\r\nBcc: autre@exemple.fr',
    note: '<b>gras</b>\r\n\uE000conditions\uE000\nשלום \u202Efin',
    lines: [{ ...shirt, detail: 'Au nom de «\u202f</td><img src=x>\u202f»' }, bottles],
  })
  for (const email of ['received', 'team-notice'] as const) {
    const [mail] = await writeOrderMails(email, { order, ...mailFacts })
    if (!mail) throw new Error('No mail.')
    const { html, text, subject } = mail
    expect(problemsOfHtml(html)).toEqual([])
    expect(html).not.toMatch(/<script|<img|<b>/)
    expect(text).toContain('<b>gras</b>')
    expect(text).toContain('שלום fin')
    for (const part of [html, text, subject]) expect(part).not.toMatch(/[\u202E\uE000\r]/)
    expect(subject).not.toContain('\n')
    // No-break spaces are not to be evened out.
    expect(text).toContain('Au nom de «\u202f')
    if (email === 'received') expect(text.split('Qui nous sommes')).toHaveLength(2)
  }
})
