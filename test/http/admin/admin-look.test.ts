import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { get, post, person, textOf } = useClub()
const room = '/admin/reglages/apparence'

function lookForm(fields: Record<string, string>, logo?: Uint8Array) {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    name: 'Foulée d’Ouest',
    accent: '#0a5bb5',
    own: '#0a5bb5',
    ...fields,
  }))
    form.set(name, value)
  if (logo) form.set('logo', new File([new Uint8Array(logo)], 'logo.png'))
  return form
}

const png = (background: { r: number; g: number; b: number; alpha: number }) =>
  sharp({ create: { width: 900, height: 300, channels: 4, background } })
    .png()
    .toBuffer()

const home = async () => (await get('/')).text()

test('name, colour and logo are on every page within a second, and taken back', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Apparence' })
  expect(await home()).not.toContain('--accent-hue')
  const logo = await png({ r: 10, g: 20, b: 30, alpha: 1 })
  const saved = await post(room, lookForm({}, logo), headers)
  expect(saved.headers.get('location')).toBe(`${room}?fait=faits`)
  await expect.poll(home).toContain('Foulée d’Ouest')
  const page = await home()
  expect(page).toMatch(/<html[^>]*style="--accent-hue:\d+;--accent-chroma:[\d.]+;--accent-own:#0a5bb5"/)
  const [, src = ''] = /<img class="club-logo"[^>]*src="([^"]+)"/.exec(page) ?? []
  const shown = await get(src)
  expect(shown.headers.get('cache-control')).toContain('immutable')
  const { format, width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect([format, width]).toEqual(['png', 576])
  expect((await get('/logo/..%2fapp-secret')).status).toBe(404)
  await post(room, lookForm({ 'sans-logo': 'oui', accent: '#006b3d' }), headers)
  await expect.poll(home).not.toContain('club-logo')
  expect(await home()).not.toContain('--accent-hue')
})

test('what cannot be read, drawn or trusted is refused beside its field', async () => {
  const { headers } = await person({ standing: 'admin' })
  const refused = async (form: FormData) => {
    const answer = await post(room, form, headers)
    expect(answer.status).toBe(422)
    return answer.text()
  }
  const yellow = await refused(lookForm({ accent: 'own', own: '#ffd400', name: 'Jaune' }))
  expect(yellow).toContain('id="look-own-error"')
  expect(yellow).toContain('il faut 4,5')
  expect(yellow).toContain('value="Jaune"')
  expect(await refused(lookForm({ accent: 'own', own: 'url(x)' }))).toContain('un dièse, six signes')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
  expect(await refused(lookForm({}, svg))).toContain('exportez le logo en PNG')
  expect(await refused(lookForm({}, Buffer.from('%PDF-1.7')))).toContain('pas une image lisible')
  const athlete = await person()
  expect((await post(room, lookForm({}), athlete.headers)).status).toBe(403)
  expect(await textOf(room, headers)).toContain('Bleu bassin')
})
