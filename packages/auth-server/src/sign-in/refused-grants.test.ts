import { expect, test } from 'vitest'
import { useAuthService } from '../../test/auth-service.ts'

const service = useAuthService()

test('a provider’s own token is refused in the words of the real server', async () => {
  const { error } = await service
    .client()
    .auth.signInWithIdToken({ provider: 'google', token: 'mock-id-token' })
  expect(error).toMatchObject({
    status: 400,
    code: 'provider_disabled',
    message: 'Provider (issuer "https://accounts.google.com") is not enabled',
  })
})

test('a wallet is refused before anything else is looked at', async () => {
  const answer = await service.fetch(`${service.url}/auth/v1/token?grant_type=web3`, {
    method: 'POST',
    body: JSON.stringify({ chain: 'solana', message: 'test message' }),
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({
    error_code: 'web3_provider_disabled',
    msg: 'Web3 provider is disabled',
  })
})
