import { asc, eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { auditLog, members, outgoingMails, sendingLines, sendings, sessions } from '#db/schema/index.ts'
import { addAuthenticator } from '../../accounts/second-factor.ts'
import { inDatabase, newVisitor } from '../../accounts/visitor.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const { site } = useSite({ SAMPLE_CONTENT: 'off' })
const room = '/admin/athletes'
const run = async (...words: string[]) => {
  const { code, said } = await runAdminOf(site(), words)
  expect([words, code, code === 0 ? '' : said]).toEqual([words, 0, ''])
  return said
}

/** What a person is once acts were done to them; not when, by whom, nor who they are. */
function stateOf(userId: string) {
  return inDatabase(site(), async (database) => {
    const [row] = await database.select().from(members).where(eq(members.userId, userId))
    if (!row) throw new Error(`No member ${userId}`)
    const { role, status, firstName, lastName, groups, endedOn } = row
    const log = await database
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, userId))
      .orderBy(asc(auditLog.at))
    const open = await database.$count(sessions, eq(sessions.userId, userId))
    const mails = (await database.select().from(outgoingMails)).filter(
      ({ recipient }) => recipient === row.email,
    )
    return {
      row: { role, status, firstName, lastName, groups, isEnded: endedOn !== null },
      log: log.map(({ action }) => action),
      open,
      mails: mails.map(({ template }) => template).toSorted(),
    }
  })
}

test('each command about a person does what the room does', async () => {
  const boss = await newVisitor(site(), 'admin')
  const [byRoom, byCommand] = [await newVisitor(site()), await newVisitor(site())]
  const own = `${room}/${byRoom.userId}`
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const answer = await boss.post(path, fields)
    expect([path, answer.status]).toEqual([path, 303])
  }
  const seen = async (path: string) =>
    /name="seen"[^>]*value="([^"]*)"/.exec(await boss.read(path))?.[1] ?? ''
  const several = (act: string) => `${room}/plusieurs?acte=${act}&membre=${byRoom.userId}`
  const { email } = byCommand
  const named = { firstName: 'Zoé', lastName: 'Noël' }
  for (const one of [byRoom, byCommand]) await one.read('/compte')
  await run('person', 'end-sessions', email)
  await press(`${own}/sessions`, { session: '' })
  expect(await stateOf(byRoom.userId)).toEqual(await stateOf(byCommand.userId))
  for (const one of [byRoom, byCommand]) await addAuthenticator(site().url, one.email)
  const acts: [command: string[], pressed: () => Promise<void>][] = [
    [['groups', 'add', 'Aube', '--emails', email], () => press(several('ajouter'), { groupe: 'Aube' })],
    [['groups', 'remove', 'Aube', '--emails', email], () => press(several('retirer'), { groupe: 'Aube' })],
    [
      ['change', '--email', email, '--first-name', 'Zoé', '--last-name', 'Noël'],
      async () =>
        press(`${own}/modifier`, {
          ...named,
          email: byRoom.email,
          role: 'athlete',
          seen: await seen(`${own}/modifier`),
        }),
    ],
    [['reset-second-factor', '--email', email], () => press(`${own}/second-facteur`)],
    [['person', 'suspend', email], () => press(`${own}/suspendre`)],
    [['person', 'reactivate', email], () => press(`${own}/retablir`)],
    [['person', 'end', email], () => press(`${own}/terminer`)],
  ]
  for (const [command, pressed] of acts) {
    await run(...command)
    await pressed()
    expect([command, await stateOf(byRoom.userId)]).toEqual([command, await stateOf(byCommand.userId)])
  }
})

test('a group renamed, somebody invited: the same by the command and by the room', async () => {
  const boss = await newVisitor(site(), 'admin')
  const [byRoom, byCommand] = [await newVisitor(site()), await newVisitor(site())]
  await run('groups', 'add', 'Salle', '--emails', byRoom.email)
  await run('groups', 'add', 'Sable', '--emails', byCommand.email)
  await run('groups', 'rename', 'Sable', 'Plage')
  await boss.post(`${room}/groupes/salle`, { nom: 'Plage' })
  expect(await stateOf(byRoom.userId)).toEqual(await stateOf(byCommand.userId))

  const [first, second] = [`un-${randomUUID()}@liste.example`, `deux-${randomUUID()}@liste.example`]
  await run('invite', '--role', 'athlete', '--email', first, '--first-name', 'Lia', '--groups', 'Plage')
  await boss.post(`${room}/inviter`, {
    email: second,
    firstName: 'Lia',
    lastName: '',
    groups: 'Plage',
    role: 'athlete',
  })
  const idOf = (email: string) =>
    inDatabase(site(), async (database) => {
      const [row] = await database.select().from(members).where(eq(members.email, email))
      return row?.userId ?? ''
    })
  expect(await stateOf(await idOf(second))).toEqual(await stateOf(await idOf(first)))
})

test('a list invited, a letter written, stopped: the same by the command and by the room', async () => {
  const boss = await newVisitor(site(), 'admin')
  const folder = mkdtempSync(join(tmpdir(), 'sendings-'))
  const list = (mark: string) =>
    Array.from({ length: 40 }, (_, n) => `Nom${n};${mark}${n}@liste.example;Aube`).join('\n')
  const file = join(folder, 'liste.csv')
  writeFileSync(file, list('commande'))
  const byCommand = /^[\da-f-]{36}/m.exec(await run('sendings', 'invite', file))?.[0] ?? ''
  const texte = list('piece')
  const checked = await (await boss.post(`${room}/coller`, { texte, acte: 'relire' })).text()
  const key = /name="cle"[^>]*value="([^"]*)"/.exec(checked)?.[1] ?? ''
  const lines = new URLSearchParams({ texte, cle: key, acte: 'inviter' })
  for (const [, line = ''] of checked.matchAll(/name="ligne"[^>]*value="(\d+)"/g)) lines.append('ligne', line)
  const { headers } = await sent(boss, `${room}/coller`, lines)
  const byRoom = /en-nombre\/([\da-f-]{36})/.exec(headers.get('location') ?? '')?.[1] ?? ''
  const stopped = await boss.post(`${room}/en-nombre/${byRoom}`, { acte: 'arreter' })
  expect(stopped.status).toBe(303)
  await run('sendings', 'stop', byCommand)
  expect(await sendingOf(byRoom)).toEqual(await sendingOf(byCommand))

  const letter = join(folder, 'mot.txt')
  writeFileSync(letter, 'À jeudi.')
  const written = await run('sendings', 'write', '--to', 'tous', '--subject', 'Piste', '--file', letter)
  const own = randomUUID()
  const asked = { audience: 'tous', subject: 'Piste', text: 'À jeudi.', key: own, acte: 'envoyer' }
  expect((await boss.post(`${room}/ecrire`, asked)).status).toBe(303)
  const told = async (id: string) => {
    const { kind, audience, subject, text, people } = await sendingOf(id)
    return { kind, audience, subject, text, people }
  }
  expect(await told(own)).toEqual(await told(written.trim().split('\n').at(-1) ?? ''))
})

type Visitor = Awaited<ReturnType<typeof newVisitor>>

function sent(boss: Visitor, path: string, body: URLSearchParams) {
  const cookie = boss
    .cookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ')
  const headers = { origin: site().url, cookie }
  return fetch(site().url + path, { method: 'POST', body, headers, redirect: 'manual' })
}

/** What a sending holds: whom it is for, whether it ended, not when nor how many had left before. */
function sendingOf(id: string) {
  return inDatabase(site(), async (database) => {
    const [row] = await database.select().from(sendings).where(eq(sendings.id, id))
    const lines = await database.select().from(sendingLines).where(eq(sendingLines.sendingId, id))
    const { kind, audience, subject, text } = row ?? {}
    return {
      kind,
      audience,
      subject,
      text,
      people: lines.length,
      isUnderWay: lines.some(({ state }) => state === 'waiting'),
    }
  })
}
