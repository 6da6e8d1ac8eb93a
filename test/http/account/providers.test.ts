import { expect, test } from 'vitest'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

const provider = { id: 'club-voisin', name: 'Club voisin', issuer: 'http://127.0.0.1:9', clientId: 'allure' }
const { site } = useSite({ AUTH_PROVIDERS: JSON.stringify([provider]) })

test('each provider that is set has a button, which leads to it with a proof this browser keeps', async () => {
  const visitor = openBrowser(site())
  expect((await visitor.get('/login')).text).toContain('Continuer avec <!-- -->Club voisin')
  const answer = await visitor.post('/login', { method: 'provider', provider: provider.id })
  const leads = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(answer.text)?.[1] ?? ''
  const address = new URL(leads.replaceAll('&amp;', '&'))
  expect(address.origin + address.pathname).toBe(`${site().url}/auth/v1/authorize`)
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    provider: provider.id,
    redirect_to: `${site().url}/logged`,
    code_challenge_method: 's256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
})

test('any other is refused in words', async () => {
  const answer = await openBrowser(site()).post('/login', { method: 'provider', provider: 'google' })
  expect([answer.status, answer.text.includes('n’est pas disponible')]).toEqual([422, true])
})
