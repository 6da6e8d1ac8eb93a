import { sql } from 'drizzle-orm'
import { type Database, connect } from '#db/database.ts'

export const held = { orders: 10_000, people: 2_000, messages: 2_000, mails: 20_000, auditLines: 20_000 }

const firstNames = sql`(ARRAY['Camille','Élodie','Thomas','Julie','Hugo','Marie','Jules','Zoé','Malo','Emma','Nino'])`
const lastNames = sql`(ARRAY['Martin','Bernard','Durand','Lefèvre','Moreau','Petit','Garcia','Roux','Fabre','Blanc','Simon','Girard','Morin'])`
const first = sql`${firstNames}[n % 11 + 1]`
const last = sql`${lastNames}[n % 13 + 1] || ' ' || n`
const stage = sql`CASE WHEN n % 100 < 6 THEN 'placed' WHEN n % 100 = 6 THEN 'preparing' WHEN n % 100 = 7 THEN 'ready'
  WHEN n % 100 < 10 THEN 'sent' WHEN n % 100 = 10 THEN 'cancelled' ELSE 'received' END`
const ago = sql`now() - n * interval '75 minutes'`

/** An office after years: what one real order is, ten thousand times, and people, messages, mails and lines beside. */
export async function fillOffice(databaseUrl: string): Promise<void> {
  const { database, close } = connect(databaseUrl, { onError: () => undefined })
  try {
    await fillOrders(database)
    await fillPeople(database)
    await database.execute(sql`VACUUM ANALYZE`)
  } finally {
    await close()
  }
}

/** A row with other values in some of its columns. */
const like = (row: string, change: ReturnType<typeof sql>) =>
  sql`(jsonb_populate_record(${sql.identifier(row)}, jsonb_build_object(${change}))).*`

async function fillOrders(database: Database): Promise<void> {
  await database.execute(sql`
    INSERT INTO club.orders SELECT ${like(
      'kept',
      sql`'id', gen_random_uuid(), 'key', gen_random_uuid(), 'number', '2025-' || 100000 + n,
      'secret', left(md5(n::text) || md5(n::text), 32), 'placed_at', ${ago}, 'first_name', ${first}, 'last_name', ${last},
      'email', 'mesure-' || n % 1500 || '@club.example', 'stage', ${stage}, 'expires_at', NULL,
      'received_on', CASE WHEN ${stage} = 'received' THEN (${ago})::date + 3 END,
      'payment_method', CASE WHEN n % 3 = 0 THEN 'transfer' ELSE 'card' END,
      'delivery', CASE WHEN n % 4 = 0 THEN 'shipping' ELSE 'pickup' END`,
    )}
    FROM club.orders AS kept, generate_series(1, ${held.orders}) AS n`)
  const copies = sql`FROM club.orders WHERE number LIKE '2025-1%'`
  await database.execute(sql`
    INSERT INTO club.order_lines (order_id, rank, identifier, variant, label, detail, quantity, unit_price_cents, regime)
    SELECT orders.id, line, identifier, variant, 'Article ' || length(last_name) || line, 'Vert piste, taille M', line, 1600, 'withdrawal'
    FROM club.orders, generate_series(1, 2) AS line,
      (SELECT identifier, variant FROM club.order_lines LIMIT 1) AS kept WHERE number LIKE '2025-1%'`)
  await database.execute(sql`
    INSERT INTO club.order_events (order_id, act, at, actor) SELECT id, act, placed_at, 'customer'
    FROM club.orders, unnest(ARRAY['place', 'paid', 'makeReady']) AS act WHERE number LIKE '2025-1%'`)
  // The first of each hundred waits for its transfer.
  await database.execute(sql`
    INSERT INTO club.payments (id, order_id, payment_method, received_cents, refunded_cents, currency, outcome, received_at)
    SELECT 'mesure-' || number, id, payment_method, total_cents, CASE WHEN right(number, 2) = '10' THEN total_cents ELSE 0 END,
      'eur', 'settles', placed_at ${copies} AND right(number, 2) NOT IN ('00', '03')`)
  await database.execute(sql`
    INSERT INTO club.refunds (key, order_id, rank, cents, state, owner, decided_at)
    SELECT 'mesure-' || number, id, 1, 500, CASE WHEN right(number, 3) = '010' THEN 'due'::club.refund_state ELSE 'done' END, 'team', placed_at
    ${copies} AND right(number, 2) = '10'`)
}

async function fillPeople(database: Database): Promise<void> {
  await database.execute(sql`
    INSERT INTO club.members (user_id, role, status, email, first_name, last_name, groups, joined_on, updated_at)
    SELECT gen_random_uuid(), 'athlete', CASE WHEN n % 50 = 0 THEN 'invited' WHEN n % 20 = 0 THEN 'ended' ELSE 'active' END::club.member_status,
      'mesure-' || n || '@club.example', ${first}, ${last}, ARRAY['Groupe ' || n % 8], '2025-09-01', now()
    FROM generate_series(1, ${held.people}) AS n`)
  await database.execute(sql`
    INSERT INTO club.messages (received_at, name, email, subject, message, answered_at)
    SELECT ${ago}, ${first} || ' ' || ${last}, 'mesure-' || n || '@club.example', 'stage', repeat('Une place au stage de mai ? ', 12),
      CASE WHEN n % 10 > 0 THEN now() END
    FROM generate_series(1, ${held.messages}) AS n`)
  await database.execute(sql`
    INSERT INTO club.outgoing_mails (template, recipient, subject, html, text, status, attempts, created_at, sent_at)
    SELECT 'club-letter', 'mesure-' || n % 1500 || '@club.example', 'Un mot du club ' || n, repeat('<p>Bonjour</p>', 400), repeat('Bonjour ', 200),
      CASE WHEN n % 500 = 0 THEN 'failed' ELSE 'sent' END::club.mail_status, 1, ${ago}, ${ago}
    FROM generate_series(1, ${held.mails}) AS n`)
  await database.execute(sql`
    INSERT INTO club.audit_log (at, actor_name, action, subject_id, subject_name)
    SELECT ${ago}, 'Coach ' || n % 3, (ARRAY['order.prepare', 'member.invited', 'competition.changed'])[n % 3 + 1], n::text, ${first} || ' ' || ${last}
    FROM generate_series(1, ${held.auditLines}) AS n`)
}
