import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { once } from 'node:events'
import { connect as connectTo, createServer, type AddressInfo } from 'node:net'
import { Client } from 'pg'
import { expect, inject, test } from 'vitest'
import { migrate as migrateSite, migrationLock } from './migrate.ts'
import { migrationsFolder } from './migrations-folder.ts'
import { knownMigrations, migrationsUpTo } from './migrations-up-to.ts'

const former = `
  INSERT INTO club.terms_texts VALUES ('t', 1, '2026-11-01', 'CGV');
  INSERT INTO club.orders (id, key, number, secret, placed_at, email, first_name, last_name, means, delivery,
    delivery_option, delivery_cents, standard_delivery_cents, goods_cents, total_cents, recap, terms, agreed)
  VALUES ('00000000-0000-4000-8000-000000000001', gen_random_uuid(), '2026-0001', 's', now(), 'a@exemple.fr', 'A', 'B',
    'sur-place', 'remise', 'remise', 0, 0, 1600, 1600, 'r', 't', '{}');
  INSERT INTO club.payments (id, order_id, means, received_cents, currency, fate, received_at)
  VALUES ('p', '00000000-0000-4000-8000-000000000001', 'virement', 1600, 'eur', 'settles', now());
  INSERT INTO club.payment_announcements VALUES ('e', NULL, 'p', 'paid', 'mark-paid', now());
  INSERT INTO club.order_letters (order_id, letter, asked_at)
  VALUES ('00000000-0000-4000-8000-000000000001', 'paid', now());
  INSERT INTO club.refunds (key, order_id, payment_id, cents, state, decided_at)
  VALUES ('k', '00000000-0000-4000-8000-000000000001', 'p', 100, 'asked', now());
  INSERT INTO club.documents VALUES ('FA-2026-00001', 2026, 1, 'invoice', '00000000-0000-4000-8000-000000000001', now(),
    '{"means": "carte", "mentions": ["Payée par carte."]}');
  INSERT INTO club.journal (at, actor_name, action) VALUES (now(), 'Coach', 'member.invited');
  INSERT INTO club.checkouts VALUES (gen_random_uuid(), '{"means": "virement", "delivery": "remise"}', now());
  INSERT INTO club.content_revisions (collection, file, kind, text, created_at)
  VALUES ('info', 'boutique.yml', 'written', E'deliveryOptions:\\n  - fee: remise\\n    kind: remise\\n    text: À la remise.\\n  - fee: domicile\\n    kind: "envoi"\\npayment:\\n  means:\\n    - id: carte\\n      title: Carte\\n    - id: ''sur-place''\\n    - { id: virement, title: Virement }\\n', now()),
    ('info', 'entreprise.yml', 'written', E'  - id: remise\\n  means:\\n', now())`

test('orders, documents, saved texts and the audit log of before have the words of today, and are as closed as they were', async () => {
  const name = 'migrated_from_french'
  const admin = new Client({ connectionString: inject('databaseServer') })
  await admin.connect()
  await admin.query(`CREATE DATABASE ${name}`)
  const url = new URL(inject('databaseServer'))
  url.pathname = `/${name}`
  const client = new Client({ connectionString: url.href })
  await client.connect()
  using before = migrationsUpTo(knownMigrations()[12]?.when ?? 0)
  const rowsOf = async (query: string) => (await client.query(query)).rows
  try {
    await migrate(drizzle(client), { migrationsFolder: before.folder })
    await client.query(former)
    await migrate(drizzle(client), { migrationsFolder })
    expect(await rowsOf('SELECT payment_method, delivery, delivery_option FROM club.orders')).toEqual([
      { payment_method: 'on_site', delivery: 'pickup', delivery_option: 'remise' },
    ])
    expect(await rowsOf('SELECT payment_method, outcome FROM club.payments')).toEqual([
      { payment_method: 'transfer', outcome: 'settles' },
    ])
    expect(await rowsOf('SELECT id FROM club.payment_events')).toEqual([{ id: 'e' }])
    expect(await rowsOf('SELECT email FROM club.order_emails')).toEqual([{ email: 'paid' }])
    expect(await rowsOf('SELECT state, owner, attempt FROM club.refunds')).toEqual([
      { state: 'requested', owner: 'team', attempt: 1 },
    ])
    expect(await rowsOf('SELECT document FROM club.documents')).toEqual([
      { document: { paymentMethod: 'card', mentions: ['Payée par carte.'] } },
    ])
    expect(await rowsOf('SELECT fields FROM club.checkouts')).toEqual([
      { fields: { paymentMethod: 'transfer', delivery: 'remise' } },
    ])
    expect(await rowsOf('SELECT actor_name, action FROM club.audit_log')).toEqual([
      { actor_name: 'Coach', action: 'member.invited' },
    ])
    expect(await rowsOf('SELECT text FROM club.content_revisions ORDER BY id')).toEqual([
      {
        text: 'deliveryOptions:\n  - fee: remise\n    kind: pickup\n    text: À la remise.\n  - fee: domicile\n    kind: shipping\npayment:\n  paymentMethods:\n    - id: card\n      title: Carte\n    - id: on_site\n    - { id: transfer, title: Virement }\n',
      },
      { text: '  - id: remise\n  means:\n' },
    ])
    const balance = (delivery: string) =>
      client.query(`INSERT INTO club.orders (id, key, number, secret, placed_at, email, first_name, last_name,
        payment_method, delivery, delivery_option, delivery_cents, standard_delivery_cents, goods_cents, total_cents,
        recap, terms, agreed, balance_of)
        SELECT gen_random_uuid(), gen_random_uuid(), '2026-0002', 'r', placed_at, email, first_name, last_name, 'card',
          '${delivery}', 'solde', 0, 0, goods_cents, total_cents, recap, terms, agreed, id FROM club.orders`)
    await expect(balance('pickup')).rejects.toThrow('orders_balance')
    await balance('none')
    for (const closed of [
      `UPDATE club.orders SET payment_method = 'card'`,
      `UPDATE club.documents SET document = '{}'`,
      `UPDATE club.content_revisions SET text = ''`,
    ])
      await expect(client.query(closed)).rejects.toThrow(/never changed/)
  } finally {
    await client.end()
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`)
    await admin.end()
  }
})

test('a migration lock that another holds for ever, or a database gone silent, ends the waiting', async () => {
  const url = inject('databaseServer')
  const holder = new Client({ connectionString: url })
  await holder.connect()
  await holder.query('SELECT pg_advisory_lock($1)', [migrationLock])
  const begun = performance.now()
  await expect(migrateSite(url, migrationsFolder, 200)).rejects.toThrow(/^DATABASE_URL: another program/)
  await holder.end()
  const { hostname, port } = new URL(url)
  const isHeard = { server: true }
  const between = createServer((client) => {
    const server = connectTo(Number(port), hostname)
    client.on('error', () => undefined).pipe(server.on('error', () => undefined))
    // What the client hears of a database that goes silent once it has let it in.
    server.on('data', (piece: Buffer) => isHeard.server && client.write(piece))
    server.on(
      'data',
      (piece: Buffer) => (isHeard.server &&= !piece.toString('latin1').includes('Z\0\0\0\x05I')),
    )
  })
  await once(between.listen(0, '127.0.0.1'), 'listening')
  const silent = new URL(url)
  silent.host = `127.0.0.1:${(between.address() as AddressInfo).port}`
  await expect(migrateSite(silent.href, migrationsFolder, 200)).rejects.toThrow('Query read timeout')
  expect(isHeard.server).toBe(false)
  between.close()
  expect(performance.now() - begun).toBeLessThan(10_000)
})
