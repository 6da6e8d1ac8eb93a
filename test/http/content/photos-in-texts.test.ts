import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { members, photos } from '#db/schema/index.ts'
import { formFields } from '../form-fields.ts'
import { useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub()
const library = '/admin/textes/photos'
const page = '/admin/textes/info~accessibilite.md'

const coach = () => person({ standing: 'admin', lastName: 'Plume' })
type Headers = Awaited<ReturnType<typeof coach>>['headers']

async function photoForm(background: string, fields: Record<string, string> = {}, side = 700) {
  const bytes = await sharp({ create: { width: side, height: 500, channels: 3, background } })
    .png({ compressionLevel: 0 })
    .toBuffer()
  const form = new FormData()
  form.set('photo', new File([new Uint8Array(bytes)], 'IMG.png', { type: 'image/png' }))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const sentPhoto = async (headers: Headers, form: FormData) => {
  const answer = await post(library, form, headers)
  return { status: answer.status, ...(await answer.json()) }
}

const formIn = (html: string, changes: Record<string, string>) => {
  const fields = formFields(html, 'text-form')
  expect(fields.size).toBeGreaterThan(0)
  for (const [name, value] of Object.entries(changes)) fields.set(name, value)
  return fields
}

test('without a script: no photo yet, then one is found, chosen, said, and stands at the end of what was typed', async () => {
  const { headers } = await coach()
  const press = async (html: string, changes: Record<string, string>, status = 200) => {
    const answer = await post(page, formIn(html, changes), headers)
    expect(answer.status).toBe(status)
    return answer.text()
  }
  const opened = await textOf(page, headers)
  const [, published = ''] = /<textarea[^>]*name="texte"[^>]*>([\s\S]*?)<\/textarea>/.exec(opened) ?? []
  expect(published.length).toBeGreaterThan(100)
  const typed = `${formFields(opened, 'text-form').get('texte')}\nUn mot de plus, phare-rouge.`
  expect(await press(opened, { geste: 'photos:1', texte: typed })).toContain('Aucune photo pour le moment.')

  const { photo } = await sentPhoto(
    headers,
    await photoForm('#204080', { photoAlt: 'Le lac', photoCaption: 'Le lac, en juin' }),
  )
  await sentPhoto(headers, await photoForm('#802040', { photoAlt: 'La piste' }))
  const listed = await press(opened, { geste: 'photos:1', texte: typed, photoCherchee: 'LAC' })
  expect(listed).toContain('phare-rouge')
  expect(listed).toContain(`value="photo:${photo.id}"`)
  expect(listed).not.toContain('La piste')
  const chosen = await press(listed, { geste: `photo:${photo.id}` })
  const proposed = formFields(chosen, 'text-form')
  expect([proposed.get('photoTexte'), proposed.get('photoLegende')]).toEqual(['Le lac', 'Le lac, en juin'])

  const put = `inserer:${photo.id}`
  const silent = await press(chosen, { geste: put, photoTexte: ' ', photoLegende: 'Tard' }, 422)
  expect(silent).toContain('id="figure-alt-error"')
  expect(silent).toContain('décorative')
  expect(formFields(silent, 'text-form').get('photoLegende')).toBe('Tard')
  expect(silent).toContain('phare-rouge')
  // The enter key of the panel's fields presses the first button: it never publishes the text.
  expect(silent).toMatch(new RegExp(`<form[^>]*text-form[^>]*><button[^>]*value="${put}"`))

  const said = 'Le "sprint" & l’arrivée {1} <b> \\ 50 %'
  const done = await press(chosen, { geste: put, photoTexte: said, photoLegende: 'Fin & "suite" &lt' })
  expect(done).toContain('La photo est à la fin du texte.')
  expect(formFields(done, 'text-form').get('texte')).toMatch(/phare-rouge\.\n\n::figure\{src="\/photos\//)
  const decorated = await press(done, { geste: put, photoDecor: 'oui', photoTexte: '', photoLegende: '' })
  const saved = await post(page, formIn(decorated, {}), headers)
  expect(saved.headers.get('location')).toContain('texte-enregistre')
  const shown = await textOf('/accessibilite', {})
  expect(shown).toContain('alt="Le &quot;sprint&quot; &amp; l’arrivée {1} &lt;b&gt; \\ 50')
  expect(shown.match(/<figcaption>[^<]*/g)).toEqual(['<figcaption>Fin &amp; &quot;suite&quot; &amp;lt'])
  expect(shown.match(/<figure><img /g)).toHaveLength(2)
  expect(shown).toMatch(/<figure><img [^>]*alt=""/)
  expect(await press(opened, { geste: 'photo:ailleurs', texte: typed })).toContain('La piste')
})

test('the window of the editor: pages of photos by their words, a new one with what is wrong beside its field', async () => {
  const { headers } = await coach()
  const ask = async (query: string) => (await get(`${library}${query}`, headers)).json()
  await database().delete(photos)
  expect(await ask('')).toEqual({ photos: [], search: '', page: 1, pages: 0 })
  const wrong = await sentPhoto(headers, await photoForm('#000000', { photoAlt: '', photoCredit: 'Zoé' }))
  expect(wrong).toMatchObject({
    status: 422,
    values: { photoCredit: 'Zoé' },
    problems: [{ field: 'photoAlt' }],
  })
  // Larger than the text of a form may be.
  const large = await photoForm('#111111', { photoAlt: 'La digue', photoFocus: '17-83' }, 2000)
  const { status, photo } = await sentPhoto(headers, large)
  expect(status).toBe(200)
  expect(photo.image).toMatchObject({ style: { objectPosition: '17% 83%' } })
  expect((await sentPhoto(headers, large)).photo.id).toBe(photo.id)
  for (let shade = 10; shade < 22; shade += 1)
    await sentPhoto(headers, await photoForm(`#${shade}${shade}${shade}`, { photoAlt: `Nuance ${shade}` }))
  const first = await ask('?page=1')
  expect([first.photos.length, first.pages, first.photos[0].alt]).toEqual([12, 2, 'Nuance 21'])
  expect((await ask('?page=2')).photos).toMatchObject([{ id: photo.id, alt: 'La digue' }])
  expect((await ask('?q=DIGUE')).photos).toHaveLength(1)
})

test('a photo in front of a video, which the text cuts, keeps its point in sight as soon as it is moved', async () => {
  const { headers } = await coach()
  const article = '/admin/textes/espaceAthlete~4.natation~1.css.md'
  const sent = await photoForm('#334455', { photoAlt: 'Le bassin', photoFocus: '17-83' })
  const { photo } = await sentPhoto(headers, sent)
  const video = `::video{src="https://video.example/1" titre="Le départ" poster="${photo.source}"}`
  const fields = formIn(await textOf(article, headers), { 'v.sample': 'non' })
  fields.set('texte', `${fields.get('texte')}\n\n${video}\n`)
  expect((await post(article, fields, headers)).headers.get('location')).toContain('texte-enregistre')
  const read = () => textOf('/espace-athlete/natation/css', headers)
  expect(await read()).toMatch(/<img [^>]*style="object-position:17% 83%"/)
  await database().update(photos).set({ focusX: 40 }).where(eq(photos.id, photo.id))
  expect(await read()).toMatch(/<img [^>]*style="object-position:40% 83%"/)
})

test('who writes texts picks photos, nobody else', async () => {
  const athlete = await person()
  expect([(await get(library)).status, (await get(library, athlete.headers)).status]).toEqual([302, 403])
  const sent = await post(library, await photoForm('#222222', { photoAlt: 'X' }), athlete.headers)
  expect(sent.status).toBe(403)
  const rights = (rooms: string[]) =>
    database().update(members).set({ role: 'assistant', rooms }).where(eq(members.userId, athlete.memberId))
  await rights(['messages'])
  expect((await get(library, athlete.headers)).status).toBe(403)
  await rights(['textes'])
  expect((await get(library, athlete.headers)).status).toBe(200)
})
