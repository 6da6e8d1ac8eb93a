import { expect, test, vi } from 'vitest'
import { articleFeedback, auditLog, outgoingMails } from '#db/schema/index.ts'
import { form, useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person } = useClub()

test('the audit log and the outbox are narrowed by kind, person, days and words, and taken along', async () => {
  const { headers, memberId: userId } = await person({ standing: 'admin' })
  const [old, recent] = [new Date('2025-01-01'), new Date()]
  const line = { actorId: userId, actorName: 'Iris Coach', subjectName: '=1+1', subjectId: 'x' }
  await database()
    .insert(auditLog)
    .values([
      { ...line, at: recent, action: 'order.cancel' },
      { ...line, at: recent, action: 'member.ended' },
      { ...line, at: old, action: 'order.send' },
      { ...line, at: recent, action: 'novelty.made', actorId: null, actorName: 'Le site' },
    ])
  const linesOf = async (path: string) =>
    (await (await get(`/admin/${path}`, headers)).text()).split('\r\n').slice(1, -1)
  const journal = (query: string) => linesOf(`journal/journal.csv?q=%3D1%2B1&${query}`)
  expect(await journal('')).toHaveLength(4)
  expect(await journal('genre=commandes')).toHaveLength(2)
  expect(await journal('genre=autres&auteur=site')).toEqual([
    expect.stringMatching(/;Le site;novelty.made;'=1\+1$/),
  ])
  expect(await journal(`auteur=${userId}&genre=commandes&periode=30`)).toEqual([
    expect.stringContaining(';Commande annulée;'),
  ])
  expect(await journal('genre=rien&auteur=rien&periode=rien')).toHaveLength(4)
  const page = await (await get(`/admin/journal?auteur=${userId}&genre=personnes`, headers)).text()
  expect(page).toContain('Adhésion terminée')
  expect(page).not.toContain('Commande annulée')

  const mail = {
    recipient: 'filtre@club.example',
    subject: 'Filtré',
    createdAt: recent,
    status: 'sent' as const,
  }
  await database()
    .insert(outgoingMails)
    .values([
      { ...mail, template: 'order-sent' },
      { ...mail, template: 'message-answer', createdAt: old },
      { ...mail, template: 'task-alarm' },
    ])
  const mails = (query: string) => linesOf(`envois/envois.csv?q=filtre%40&${query}`)
  expect(await mails('')).toHaveLength(3)
  expect(await mails('genre=commandes&etat=sent')).toHaveLength(1)
  expect(await mails('genre=autres')).toHaveLength(1)
  expect(await mails('periode=365')).toHaveLength(2)
  expect(await (await get('/admin/envois?q=filtre%40&genre=messages', headers)).text()).toContain('Filtré')
})

test('what readers said of an article is read once, and comes back when more is said', async () => {
  const { headers } = await person({ standing: 'admin' })
  const path = '/espace-athlete/course/vma'
  const give = async (isHelpful: boolean) => {
    const { memberId } = await person()
    const given = { memberId, path, isHelpful, givenAt: new Date() }
    await database().insert(articleFeedback).values(given)
  }
  await give(true)
  await give(false)
  const page = await (await get('/admin/avis', headers)).text()
  expect(page).toContain('2 nouveaux')
  const [, seen = ''] = /name="vu" value="([^"]+)"/.exec(page) ?? []
  await give(false)
  const read = () => post('/admin/avis?etat=tous', form({ vu: seen, article: path }), headers)
  expect((await read()).headers.get('location')).toBe('/admin/avis?etat=tous&fait=avis-lus')
  expect((await read()).headers.get('location')).toContain('fait=rien')
  expect(await (await get('/admin/avis', headers)).text()).toContain('1 nouveau<')
  expect(await (await get('/admin/avis?etat=peu&q=vma&periode=7', headers)).text()).toContain(path)
  expect(await (await get('/admin/avis?etat=tous&q=natation', headers)).text()).toContain('Aucun avis ici')
  expect(await (await get('/admin/avis/avis.csv?etat=tous', headers)).text()).toContain(`;${path};1;2;1;`)
  expect((await post('/admin/avis', form({ vu: 'x', article: path }), headers)).status).toBe(303)
})
