import { eq } from 'drizzle-orm'
import { connect as dial } from 'node:net'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { members, photos } from '#db/schema/index.ts'
import { formFields } from '../form-fields.ts'
import { useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const room = '/admin/photos'

const coach = () => person({ standing: 'admin', lastName: 'Photographe' })

const jpeg = (background: string) =>
  sharp({ create: { width: 700, height: 500, channels: 3, background } })
    .jpeg()
    .toBuffer()

function photoForm(bytes: Uint8Array, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.set('photo', new File([new Uint8Array(bytes)], 'IMG_0001.jpg', { type: 'image/jpeg' }))
  for (const [name, value] of Object.entries({ photoAlt: 'Le départ', ...fields })) form.set(name, value)
  return form
}

test('a coach puts a photo on the site, everybody gets its widths, kept for ever by browsers; taken off, it is gone', async () => {
  const { headers } = await coach()
  expect(await textOf(room, headers)).toContain('Aucune photo ici')
  const added = await post(
    `${room}/ajouter`,
    photoForm(await jpeg('#204080'), { photoFrame: 'square' }),
    headers,
  )
  expect(added.status).toBe(303)
  const page = added.headers.get('location')?.split('?')[0] ?? ''
  const html = await textOf(page, headers)
  const [row] = await database().select().from(photos)
  expect(row).toMatchObject({ width: 500, height: 500, alt: 'Le départ' })
  expect(html).toContain(`![Le départ](/photos/${row?.id}-500x500.webp)`)
  const address = `/photos/${row?.id}-320.webp`
  expect(html).toContain(`${address} 320w`)
  const shown = await get(address)
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(320)
  expect((await get(address, { 'if-none-match': shown.headers.get('etag') ?? '' })).status).toBe(304)
  expect((await get(address.replace('-320', '-321'))).status).toBe(404)
  for (const odd of ['app-secret', '%2e%2e%2fapp-secret', '..%2f..%2fapp-secret', `${row?.id}-320.png`])
    expect((await get(`/photos/${odd}`)).status, odd).toBe(404)
  expect(await textOf(`${room}?q=depart`, headers)).toContain(page)
  const removed = await post(page, new URLSearchParams(), headers)
  expect(removed.headers.get('location')).toBe(`${room}?fait=photo-retiree`)
  expect((await get(page, headers)).status).toBe(404)
  expect((await get(`/photos/${row?.id}-500.webp`)).status).toBe(404)
})

test('what is wrong stands beside its field, what was typed stays', async () => {
  const { headers } = await coach()
  const refused = async (form: FormData) => {
    const answer = await post(`${room}/ajouter`, form, headers)
    expect(answer.status).toBe(422)
    return answer.text()
  }
  const wrong = await refused(photoForm(Buffer.from('%PDF-1.7'), { photoCredit: 'Zoé', photoFocus: '83-17' }))
  expect(wrong).toContain('id="photo-photo-error"')
  expect(wrong).toContain('Ce fichier n’est pas une photo')
  expect(wrong).toMatch(/name="photoCredit"[^>]*value="Zoé"|value="Zoé"[^>]*name="photoCredit"/)
  const empty = await refused(photoForm(Buffer.alloc(0), { photoAlt: '' }))
  expect(empty).toContain('Choisissez une photo.')
  expect(empty).toContain('Dites en quelques mots ce que l’on voit')
  expect(await database().$count(photos)).toBe(0)
})

test('forty megabytes are heard out for a coach only, by the page and by its script; more is not read', async () => {
  const { headers } = await coach()
  const athlete = await person()
  const large = () => photoForm(Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(39 * 1024 * 1024)]))
  for (const path of [`${room}/ajouter`, `${room}/ajouter.data`]) {
    const heard = await post(path, large(), headers)
    expect(heard.status, path).toBe(422)
    expect(await heard.text()).toContain('abîmée')
  }
  const stranger = await post(`${room}/ajouter`, large())
  expect([stranger.status, stranger.headers.get('location')?.split('?')[0]]).toEqual([302, '/login'])
  const member = await post(`${room}/ajouter`, large(), athlete.headers)
  expect(member.status).not.toBe(200)
  expect(member.status).toBeLessThan(500)
  const tooLarge = photoForm(Buffer.alloc(42 * 1024 * 1024))
  const refused = await post(`${room}/ajouter`, tooLarge, headers).catch(() => undefined)
  if (refused) expect(refused.status).toBe(413)
})

test('a stranger who sends slowly holds up no coach', async () => {
  const { headers } = await coach()
  const { port } = new URL((await get('/')).url)
  const slow = dial(Number(port), '127.0.0.1')
  slow.write(
    `POST ${room}/ajouter HTTP/1.1\r\nhost: localhost:${port}\r\norigin: http://localhost:${port}\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 40000000\r\n\r\n`,
  )
  const answered = new Promise<string>((resolve) => slow.once('data', (bytes) => resolve(bytes.toString())))
  expect((await answered).split('\r\n')[0]).toContain('302')
  const added = await post(`${room}/ajouter`, photoForm(await jpeg('#802040')), headers)
  expect(added.status).toBe(303)
  slow.destroy()
})

test('who agreed to be shown is noted; taken back, the photo is gone everywhere; texts that show it are named', async () => {
  const { headers } = await coach()
  const added = await post(`${room}/ajouter`, photoForm(await jpeg('#306030')), headers)
  const page = added.headers.get('location')?.split('?')[0] ?? ''
  const note = (fields: Record<string, string>) =>
    post(
      page,
      new URLSearchParams({ acte: 'accord', scope: 'site', givenOn: '2026-01-05', ...fields }),
      headers,
    )
  const wrong = await note({ person: '', givenOn: '2999-01-01' })
  expect(wrong.status).toBe(422)
  const words = await wrong.text()
  expect(words).toContain('id="consent-person-error"')
  expect(words).toContain('Cet accord n’est pas encore donné.')
  expect((await note({ person: 'Zoé <b>' })).headers.get('location')).toBe(`${page}?fait=accord-note`)
  const html = await textOf(page, headers)
  expect(html).toContain('Zoé &lt;b&gt;')
  expect(html).toContain('Aucun texte pour le moment.')
  const [, name = ''] = /<code>([^<]+)<\/code>/.exec(html) ?? []
  const camp = '/admin/textes/nosStages~annecy.md'
  const fields = formFields(await textOf(camp, headers), 'text-form')
  fields.set('texte', `${fields.get('texte') ?? ''}\n\n${name}\n`)
  expect((await post(camp, fields, headers)).headers.get('location')).toContain('texte-enregistre')
  expect(await textOf(page, headers)).toContain(`href="${camp}"`)
  const assistant = await person()
  const rights = { role: 'assistant' as const, rooms: ['photos'] }
  await database().update(members).set(rights).where(eq(members.userId, assistant.memberId))
  const theirs = await textOf(page, assistant.headers)
  expect(theirs).toContain('Montrée dans')
  expect(theirs).not.toContain('/admin/textes')
  const [, consent = ''] = /name="consent" value="([^"]+)"/.exec(html) ?? []
  const back = await post(page, new URLSearchParams({ acte: 'reprendre', consent }), headers)
  expect(back.headers.get('location')).toBe(`${room}?fait=photo-retiree`)
  expect((await get(page, headers)).status).toBe(404)
  const [, file = ''] = /\((\/photos\/[\da-f]+)-/.exec(name) ?? []
  const drawn = await get(`${file}-640.webp`)
  expect([drawn.status, drawn.headers.get('content-type'), drawn.headers.get('cache-control')]).toEqual([
    404,
    'image/svg+xml',
    'no-cache',
  ])
  expect(await drawn.text()).toMatch(/^<svg .*<path/s)
})

test('words and point of a photo: the site cuts it around them; two people at once lose nothing', async () => {
  const { headers } = await coach()
  const added = await post(
    `${room}/ajouter`,
    photoForm(await jpeg('#123456'), { photoCaption: 'Au bord' }),
    headers,
  )
  const page = added.headers.get('location')?.split('?')[0] ?? ''
  const id = page.split('/').at(-1) ?? ''
  const [, seen = ''] = /name="vu" value="([^"]*)"/.exec(await textOf(page, headers)) ?? []
  const change = (fields: Record<string, string>) =>
    post(
      page,
      new URLSearchParams({
        acte: 'mots',
        vu: seen.replaceAll('&quot;', '"'),
        photoAlt: 'Le départ vu de la digue',
        photoCaption: 'Départ de 8 h',
        photoFocusX: '12',
        photoFocusY: '90',
        ...fields,
      }),
      headers,
    )
  const wrong = await change({ photoFocusX: '101', photoFocusY: '', photoAlt: ' ', photoCredit: 'Zoé' })
  expect(wrong.status).toBe(422)
  const words = await wrong.text()
  for (const name of ['photoAlt', 'photoFocusX', 'photoFocusY'])
    expect(words).toContain(`id="mots-${name}-error"`)
  expect(words).toContain('value="Zoé"')
  expect((await change({})).headers.get('location')).toBe(`${page}?fait=photo-decrite`)
  expect((await change({})).headers.get('location')).toBe(`${page}?fait=rien`)
  const late = await change({ photoAlt: 'Autre chose' })
  expect(late.status).toBe(409)
  const both = await late.text()
  expect(both).toContain('Quelqu’un du club a changé cette photo')
  expect(both).toContain('Départ de 8 h')
  expect(both).toContain('value="Autre chose"')
  const [row] = await database().select().from(photos).where(eq(photos.id, id))
  expect(row).toMatchObject({
    alt: 'Le départ vu de la digue',
    caption: 'Départ de 8 h',
    focusX: 12,
    focusY: 90,
  })
  expect(await textOf(`${room}?q=digue`, headers)).toContain('object-position:12% 90%')
})
