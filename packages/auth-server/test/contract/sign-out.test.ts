import { expect, test } from 'vitest'
import { useContractService } from './contract-service.ts'

const service = useContractService()

/** Three browsers of one account, and which of them are still somebody’s for the service. */
async function threeBrowsers() {
  const user = await service.newAccount()
  const browsers = [
    await service.signIn(user),
    await service.signIn(user),
    await service.signIn(user),
  ] as const
  const living = () =>
    Promise.all(
      browsers.map(async ({ session }) => {
        const { error } = await service.client().auth.getUser(session.access_token)
        return error === null
      }),
    )
  expect(await living()).toEqual([true, true, true])
  return { first: browsers[0], living }
}

test.each([
  ['local', [false, true, true]],
  ['others', [true, false, false]],
  ['global', [false, false, false]],
] as const)('signing out of %s ends what it says, access tokens included', async (scope, expected) => {
  const { first, living } = await threeBrowsers()
  expect((await first.client.auth.signOut({ scope })).error).toBeNull()
  expect(await living()).toEqual(expected)
})

test('a session that has ended is not refreshed', async () => {
  const { client, session } = await service.signIn(await service.newAccount())
  expect((await client.auth.signOut()).error).toBeNull()
  const { refresh_token } = session
  const { error } = await service.client().auth.refreshSession({ refresh_token })
  expect(error?.status).toBe(400)
})

test('an administrator signs somebody out by their token', async () => {
  const { client, session } = await service.signIn(await service.newAccount())
  expect((await service.admin().signOut(session.access_token)).error).toBeNull()
  expect((await client.auth.getUser(session.access_token)).error).not.toBeNull()
})
