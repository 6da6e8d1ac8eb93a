import { expect, test, vi } from 'vitest'
import { password } from '../../accounts/site-accounts.ts'
import { letProofsAge, newVisitor } from '../../accounts/visitor.ts'
import { orderBy } from '../../orders/buying.ts'
import { runAdminOf } from '../../run-command.ts'
import { useSite } from '../use-site.ts'
import { openBrowser } from '../visitor-browser.ts'

vi.setConfig({ testTimeout: 60_000 })

const { site } = useSite({ TRUST_PROXY: 'on' })

async function ordered(): Promise<string> {
  const browser = openBrowser(site())
  const { text } = await browser.get(await orderBy(browser, 'gourde-relief.blanc-craie.1.'))
  return /\d{4}-\d{4,}/.exec(text)?.[0] ?? ''
}

async function coachOfElevenMinutes() {
  const coach = await newVisitor(site(), 'admin')
  await letProofsAge(site(), coach, '11 minutes')
  const press = async (path: string, fields: Record<string, string> = {}) => {
    const { status, headers } = await coach.post(`/admin${path}`, fields)
    return [status, headers.get('location')]
  }
  return { coach, press }
}

const asked = [303, '/login?etape=preuve']

test('money given back asks for a proof of ten minutes, by whichever address its act is sent', async () => {
  const { press } = await coachOfElevenMinutes()
  const [unpaid, paid] = [await ordered(), await ordered()]
  await runAdminOf(site(), ['orders', 'paid', paid])
  expect(await press(`/commandes/${paid}`, { acte: 'redemander' })).toEqual(asked)
  expect(await press(`/commandes/${paid}/redemander`)).toEqual(asked)
  expect(await press(`/commandes/${paid}`, { acte: 'annuler' })).toEqual(asked)
  expect(await press(`/commandes/${paid}/annuler`)).toEqual(asked)
  expect(await press('/produits/groupees/une/annuler')).toEqual(asked)
  expect(await press('/stages/un/annuler')).toEqual(asked)
  expect(await press('/stages/un/inscriptions/une/annuler')).toEqual(asked)
  expect(await press('/stages/un/inscriptions/une/deplacer')).toEqual(asked)
  expect(await press(`/commandes/${unpaid}/annuler`)).toEqual([
    303,
    `/admin/commandes/${unpaid}?fait=commande-annuler`,
  ])
})

test('a role given with an invitation asks for it too, and what was typed waits', async () => {
  const { coach, press } = await coachOfElevenMinutes()
  const invited = { email: 'renfort@club.example', firstName: 'Zoé', lastName: 'Noël', groups: '' }
  expect(await press('/athletes/inviter', { ...invited, role: 'admin' })).toEqual(asked)
  expect(await press('/athletes/inviter', { ...invited, role: 'assistant' })).toEqual(asked)
  await coach.post('/login?etape=preuve', { method: 'password', email: coach.email, password })
  expect(await coach.read('/admin/athletes/inviter')).toContain('value="renfort@club.example"')
  expect((await press('/athletes/inviter', { ...invited, role: 'admin' }))[0]).toBe(200)
})

test('so does the access of a coach given back, or their invitation sent again; not that of an athlete', async () => {
  const { press } = await coachOfElevenMinutes()
  const [other, athlete] = [await newVisitor(site(), 'admin'), await newVisitor(site())]
  for (const act of ['retablir', 'inviter-encore']) {
    expect(await press(`/athletes/${other.userId}/${act}`)).toEqual(asked)
    expect(await press(`/athletes/${athlete.userId}/${act}`)).not.toEqual(asked)
  }
})
