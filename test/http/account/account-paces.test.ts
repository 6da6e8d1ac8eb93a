import { expect, test } from 'vitest'
import { newVisitor } from '../../accounts/visitor.ts'
import { useSite } from '../use-site.ts'

const { site, get, post } = useSite()
const path = '/compte/allures'
const kept = `${path}?fait=allure`

/** A figure as the page shows it, primes and spaces as they are. */
const plain = (html: string) => html.replaceAll('&#x27;', '’').replace(/<!-- -->/g, '')

test('figures are kept as typed, shown with the paces they make, changed and deleted', async () => {
  const visitor = await newVisitor(site())
  expect(await visitor.read(path)).not.toContain('Supprimer')
  const vma = { intent: 'vma', kind: 'vma', value: '15', measuredOn: '2026-03-02' }
  const done = await visitor.post(path, vma)
  expect([done.status, done.headers.get('location')]).toEqual([303, kept])
  const page = plain(await visitor.read(kept))
  expect(page).toContain('C’est enregistré.')
  expect(page).toContain('15\u00A0km/h')
  expect(page).toContain('Saisie par vous, le 2\u00A0mars 2026.')
  expect(page).toContain('4′27″\u00A0– 4′49″/km')

  await visitor.post(path, { intent: 'css', kind: 'css', value: '1:43', measuredOn: '2026-03-02' })
  await visitor.post(path, { ...vma, value: '16,2 km/h' })
  const both = plain(await visitor.read(path))
  expect(both).toContain('16,2\u00A0km/h')
  expect(both).toContain('1′43″/100\u00A0m')

  const gone = await visitor.post(path, { intent: 'forget', kind: 'vma' })
  expect(gone.headers.get('location')).toBe(`${path}?fait=allure-oubliee`)
  const left = plain(await visitor.read(path))
  expect(left).not.toContain('16,2\u00A0km/h')
  expect(left).toContain('1′43″/100\u00A0m')
  expect(plain(await (await newVisitor(site())).read(path))).not.toContain('1′43″')
})

test.each([
  ['vma', 'vite', '2026-03-02', 'Indiquez une vitesse comme 12,5 km/h.'],
  ['vma', '45', '2026-03-02', 'Une VMA est entre 6 et 28\u00A0km/h.'],
  ['css', '9:00', '2026-03-02', 'Une allure critique est entre'],
  ['vma', '0x10', '2026-03-02', 'Indiquez une vitesse comme 12,5 km/h.'],
  ['vma', '1e1', '2026-03-02', 'Indiquez une vitesse comme 12,5 km/h.'],
  ['vma', '15', '0001-01-01', 'une mesure date de 1950 au plus tôt.'],
  ['css', '1:43', '2099-01-01', 'Ce jour n’est pas encore passé.'],
  ['css', '1:43', '2026-02-30', 'Indiquez le jour où vous l’avez mesurée.'],
  ['css', '1:43', '', 'Indiquez le jour où vous l’avez mesurée.'],
])(
  'a %s of « %s » on « %s » is refused, and what was typed is still there',
  async (kind, value, day, why) => {
    const visitor = await newVisitor(site())
    const refused = await visitor.post(path, { intent: kind, kind, value, measuredOn: day })
    const page = plain(await refused.text())
    expect(refused.status).toBe(422)
    expect(page).toContain(why)
    expect(page).toContain(`value="${value}"`)
    expect(await visitor.read(path)).not.toContain('Supprimer')
  },
)

test('a tool’s figure is kept at once; with nobody signed in it waits in the field', async () => {
  const visitor = await newVisitor(site())
  const done = await visitor.post(`${path}?css=102.5`, { css: '102.5' })
  expect([done.status, done.headers.get('location')]).toEqual([303, kept])
  const page = plain(await visitor.read(path))
  expect(page).toContain('1′42,5″/100\u00A0m')
  expect(page).toContain('Calculée par un outil du site')
  expect((await visitor.post(path, { css: '5' })).status).toBe(422)
  expect(plain(await visitor.read(path))).toContain('1′42,5″/100\u00A0m')

  const stranger = await post(`${path}?vma=15.2`, new URLSearchParams({ vma: '15.2' }))
  expect([stranger.status, stranger.headers.get('location')]).toEqual([302, '/login'])
  expect(stranger.headers.getSetCookie().join()).toContain('sb-redirect-path')
  expect(plain(await visitor.read(`${path}?vma=15.2`))).toContain('value="15,2"')
  expect(plain(await visitor.read(`${path}?vma=%22%3E`))).not.toContain('value="&quot;')
})

test.each([
  ['vma', '0x10'],
  ['vma', '1e1'],
  ['vma', ' 15'],
  ['css', '0b1100100'],
])('a tool’s %s of « %s » is no figure: refused, shown again, never proposed', async (kind, value) => {
  const visitor = await newVisitor(site())
  const refused = await visitor.post(path, { [kind]: value })
  expect(refused.status).toBe(422)
  const page = plain(await refused.text())
  expect(page).toContain(kind === 'vma' ? 'Une VMA est entre 6 et 28' : 'Une allure critique est entre')
  expect(page).toContain(`value="${value}"`)
  expect(await visitor.read(path)).not.toContain('Supprimer')
  const asked = await visitor.read(`${path}?${new URLSearchParams({ [kind]: value })}`)
  expect(asked).toMatch(/name="value" value=""/)
})

test('who is no member keeps none; a form nobody made is refused', async () => {
  const member = await newVisitor(site())
  expect((await member.post(path, { intent: 'forget', kind: 'ftp' })).status).toBe(400)
  expect((await member.post(path, {})).status).toBe(400)
  expect((await get(path)).status).toBe(302)
})

test.each([
  ['/nos-outils/calculateur-equivalence-running', '?vma=15', 'vma=15'],
  ['/nos-outils/calculateur-allure-natation', '?t400=6:00&t200=2:50', 'css=95'],
])(
  '%s is the same for everybody: its button is shown to signed-in people only',
  async (tool, query, figure) => {
    const button = /<p class="for-account keep-figure"><button form="garder"[^>]* formAction="([^"]*)"/
    const asked = await (await get(tool + query)).text()
    expect(button.exec(asked)?.[1]).toBe(`${path}?${figure}`)
    const kept = await get(tool)
    const html = await kept.text()
    expect(kept.headers.get('cache-control')).toMatch(/^public\b.*s-maxage=/)
    expect(html).toMatch(/<form id="garder"[^>]* action="\/compte\/allures"/)
    expect(html, 'the example is nobody’s').not.toMatch(button)
  },
)
