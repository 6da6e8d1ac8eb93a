import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'
import { newMember, newMemberWithTotp, signIn } from '../../test/second-factors.ts'
import { thirdPartyOf } from '../../test/third-party.ts'

const minuteLong = 60_000
const service = useAuthService({
  sessions: {
    longestSeconds: 7200,
    inactiveSeconds: 3600,
    lowAssuranceSeconds: 1800,
  },
  oauthServer: { enabled: true },
})

/** What is said to a browser that refreshes at these minutes of its session, in turn: nothing where it goes on. */
async function refreshedAt(
  client: Awaited<ReturnType<typeof signIn>>,
  from: number,
  minutes: readonly number[],
) {
  const said: (string | undefined)[] = []
  for (const minute of minutes) {
    service.ahead = from + minute * minuteLong
    said.push((await client.auth.refreshSession()).error?.message)
  }
  return said
}

const ended = (why: string) => `Invalid Refresh Token: Session Expired${why}`

test.each([
  ['two hours at most', [50, 100, 119, 121], ended('')],
  ['one hour unused', [59, 119.5], ended(' (Inactivity)')],
])('a session lives %s', async (_, at, why) => {
  const from = service.ahead
  const client = await newMember(service, `age${at.length}@club.example`)
  expect(await refreshedAt(client, from, at)).toEqual([...at.slice(1).map(() => undefined), why])
})

test('without the account’s second factor it lives half an hour, however often it is used', async () => {
  const email = 'second@club.example'
  const { client } = await newMemberWithTotp(service, email)
  const from = service.ahead
  const low = await signIn(service, email)
  expect(await refreshedAt(low, from, [20, 31])).toEqual([
    undefined,
    ended(' (Low AAL: User Needs MFA Verification)'),
  ])
  expect(await refreshedAt(client, from, [31])).toEqual([undefined])
})

test('what a third party was granted does not end for being unused', async () => {
  const thirdParty = thirdPartyOf(service)
  const made = await thirdParty.register()
  const client = await newMember(service, 'montre@club.example')
  const { refresh_token = '' } = await thirdParty.signedIn(made, client)
  service.ahead += 61 * minuteLong
  const refreshed = await thirdParty.tokenBasic(made, { grant_type: 'refresh_token', refresh_token })
  expect(refreshed.status).toBe(200)
})
