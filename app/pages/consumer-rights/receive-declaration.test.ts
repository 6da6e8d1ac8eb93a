import { expect, test } from 'vitest'
import type { DeclarationKind } from '#app/domain/declarations/rules.ts'
import { servicesContext } from '#app/http/context.ts'
import { declarations } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { post, visitorContext } from '#test/visitor.ts'
import { readDeclarationPage, receiveDeclaration } from './receive-declaration.server.ts'

const held = useDatabase()
const typed = {
  firstName: 'Camille',
  lastName: 'Martin',
  contract: '2026-0418',
  email: 'athlete@exemple.fr',
  comment: '',
}
const filed = () => held.connection.database.select().from(declarations)

async function send(fields: Record<string, string>) {
  const context = visitorContext(held.connection.database)
  const answer = await receiveDeclaration(post('/renoncer', fields), context, 'withdrawal')
  if (answer instanceof Response) return { redirect: answer, context }
  return { status: answer.init?.status, answer: answer.data }
}

test('the first step shows the declaration and files nothing', async () => {
  const { status, answer } = await send({ ...typed, step: 'check' })
  expect(status).toBe(200)
  expect(answer).toMatchObject({ declaration: { kind: 'withdrawal', contract: '2026-0418' }, values: typed })
  expect(await filed()).toEqual([])
})

test('going back keeps every field', async () => {
  const { answer } = await send({ ...typed, step: 'modify' })
  expect(answer).toMatchObject({ values: typed, problems: [] })
  expect(answer?.declaration).toBeUndefined()
})

test('the second step checks again before it files', async () => {
  const { status, answer } = await send({ ...typed, email: 'athlete', step: 'confirm' })
  expect(status).toBe(422)
  expect(answer).toMatchObject({ problems: [{ field: 'email' }], values: { firstName: 'Camille' } })
  expect(await filed()).toEqual([])
})

test('confirming files it; only the one who filed it sees the receipt', async () => {
  const { redirect, context } = await send({ ...typed, step: 'confirm' })
  expect([redirect?.status, redirect?.headers.get('location')]).toEqual([303, '/renoncer?recu=1'])
  const [row] = await filed()
  expect(row).toMatchObject({ lastName: 'Martin', declaredAt: new Date('2026-11-20T10:00:00Z') })

  const cookie = redirect?.headers.get('set-cookie')?.split(';')[0] ?? ''
  const services = context?.get(servicesContext)
  if (!services) throw new Error('The declaration was refused.')
  const next = (headers: HeadersInit) => new Request('http://localhost/renoncer?recu=1', { headers })
  const filedFor = async (request: Request, kind: DeclarationKind) =>
    (await readDeclarationPage(request, services, kind)).data.filed
  expect(await filedFor(next({ cookie }), 'withdrawal')).toMatchObject({
    details: { reference: row?.reference, email: 'athlete@exemple.fr' },
  })
  expect(await filedFor(next({}), 'withdrawal')).toEqual({})
  expect(await filedFor(next({ cookie }), 'cancellation')).toEqual({})
  expect(await filedFor(new Request('http://localhost/renoncer'), 'withdrawal')).toBeUndefined()
})

test('a page sent twice files one declaration', async () => {
  await send({ ...typed, step: 'confirm' })
  expect(await filed()).toHaveLength(1)
})
