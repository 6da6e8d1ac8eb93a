import { expect, test } from 'vitest'
import { newVisitor } from '../../accounts/visitor.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'

const { site } = useSite()
const admin = (...words: string[]) => runAdminOf(site(), words)

test('who is changed by command has the new right at once, in the session that is open', async () => {
  const visitor = await newVisitor(site())
  const change = (...words: string[]) => admin('change', '--email', visitor.email, ...words)
  expect((await visitor.get('/admin')).status).toBe(403)
  expect(await change('--role', 'admin', '--last-name', 'Neuf')).toMatchObject({ code: 0 })
  expect((await visitor.get('/admin')).status).toBe(200)
  expect(await visitor.read('/compte')).toContain('Camille Neuf')
  const other = await newVisitor(site(), 'admin')
  expect(await change('--role', 'athlete')).toMatchObject({ code: 0 })
  expect((await visitor.get('/admin')).status).toBe(403)
  expect(await change('--new-email', other.email)).toMatchObject({
    code: 1,
    said: expect.stringContaining('l’adresse d’un autre compte'),
  })
  for (const [words, problem] of [
    [['--role', 'chef'], 'Choisissez un rôle'],
    [['--new-email', 'sans-arobase'], 'adresse'],
  ] as const)
    expect(await change(...words)).toMatchObject({ code: 1, said: expect.stringContaining(problem) })
  expect(await admin('change', '--email', 'personne@club.example', '--role', 'admin')).toMatchObject({
    code: 1,
  })
  expect((await change()).code).toBe(2)
})

test('an application is added, its secret said once, listed, and ended', async () => {
  expect(await admin('oauth', 'list')).toEqual({ code: 1, said: 'Aucune application.\n' })
  const add = ['oauth', 'add', '--name', 'Carnet', '--redirect']
  expect(await admin(...add, 'http://carnet.example/retour')).toMatchObject({
    code: 1,
    said: expect.stringContaining('en https'),
  })
  const added = await admin(...add, 'https://carnet.example/retour')
  const [, id = ''] = /^client_id (\S{36})$/m.exec(added.said) ?? []
  expect(added.said).toMatch(/^client_secret \S{40,}$/m)
  const listed = await admin('oauth', 'list')
  expect(listed.said).toMatch(new RegExp(`^${id}\tCarnet\tconfidentielle\thttps://carnet.example/retour\t`))
  expect(listed.said).not.toContain('secret')
  expect((await admin(...add, 'app.carnet:/retour', '--public')).said).not.toContain('client_secret')
  expect((await admin('oauth', 'end', id)).said).toBe('Carnet n’a plus accès à aucun compte.\n')
  expect(await admin('oauth', 'end', id)).toMatchObject({ code: 1 })
  for (const words of [[], ['add'], ['end']]) expect((await admin('oauth', ...words)).code).toBe(2)
})
