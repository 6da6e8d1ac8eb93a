import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { photos } from '#db/schema/index.ts'
import { formFields } from '../form-fields.ts'
import { useClub } from '../use-club.ts'

vi.setConfig({ testTimeout: 60_000 })

const { database, get, post, person, textOf } = useClub({ SAMPLE_CONTENT: 'on' })

type Headers = Record<string, string>

async function sentPhoto(headers: Headers, background: string, fields: Record<string, string>) {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('photo', new File([new Uint8Array(bytes)], 'IMG.png', { type: 'image/png' }))
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const { photo } = await (await post('/admin/textes/photos', form, headers)).json()
  return { id: String(photo.id), source: String(photo.source) }
}

/** Presses the buttons of a photo's field one after the other, as without a script. */
async function chosen(page: string, place: string, source: string, headers: Headers) {
  let html = await textOf(page, headers)
  for (const press of [`champ:${place}:1`, `mettre:${place}:${source}`]) {
    expect(html, press).toContain(`value="${press}"`)
    html = await pressed(page, html, press, headers)
  }
  expect(html).toContain(`name="v.${place}" value="${source}"`)
  const fields = formFields(html, className(page))
  fields.delete('geste')
  return post(page, fields, headers)
}

const className = (page: string) => (page.includes('/faits/') ? 'fact-form' : 'text-form')

async function pressed(page: string, html: string, press: string, headers: Headers) {
  const fields = formFields(html, className(page))
  fields.set('geste', press)
  const answer = await post(page, fields, headers)
  expect(answer.status, press).toBe(200)
  return answer.text()
}

/** What one page says where it begins to differ from the other. */
function differenceOf(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index])
  return at === -1 ? '' : `${one.slice(at - 80, at + 80)} ≠ ${other.slice(at - 80, at + 80)}`
}

const places = [
  { form: '/admin/textes/info~accueil.yml', place: 'hero.photo', shown: '/' },
  { form: '/admin/textes/info~soins.yml', place: 'head.photo', shown: '/nos-soins' },
  { form: '/admin/textes/info~coaching-natation.yml', place: 'photo', shown: '/coaching/natation' },
  { form: '/admin/reglages/faits/coachs', place: 'members.1.photo', shown: '/notre-equipe' },
  { form: '/admin/textes/nosStages~lanzarote.md', place: 'image', shown: '/nos-stages/lanzarote' },
  {
    form: '/admin/textes/espaceAthlete~1.introduction.md',
    place: 'photo',
    shown: '/espace-athlete/introduction',
  },
]

test('each place takes a photo of the library without a script; taken off, each is drawn again at once', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Images' })
  const words = {
    photoAlt: 'Le groupe "A" <au départ>',
    photoCaption: 'Mardi',
    photoCredit: 'Zoé',
    photoFocus: '17-83',
  }
  const { id, source } = await sentPhoto(headers, '#406080', words)
  const shownBefore = new Map<string, string>()
  for (const { shown } of places) shownBefore.set(shown, await textOf(shown, headers))

  for (const { form, place } of places) {
    const saved = await chosen(form, place, source, headers)
    expect([form, saved.status, saved.headers.get('location')]).toEqual([
      form,
      303,
      expect.stringMatching(/fait=(texte-enregistre|faits)$/),
    ])
  }
  for (const { shown } of places) {
    const html = await textOf(shown, headers)
    const [picture = ''] = new RegExp(`<img [^>]*/photos/${id}-[^>]*>`).exec(html) ?? []
    expect(picture, shown).toContain('alt="Le groupe &quot;A&quot; &lt;au départ&gt;"')
    expect(picture).toContain('width="900" height="600"')
    expect(picture).toMatch(/srcSet="[^"]* 320w, [^"]* 640w, [^"]* 768w, [^"]* 900w"/i)
    expect(picture).toContain('object-position:17% 83%')
    expect(picture).toMatch(
      shown === '/notre-equipe'
        ? /loading="lazy"/
        : /loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/i,
    )
    expect(html.match(/<figcaption class="smaller">([^<]*)/)?.[1]).toBe(
      shown === '/notre-equipe' ? 'Photo\u00a0: Zoé' : 'Mardi · Photo\u00a0: Zoé',
    )
  }
  for (const list of ['/', '/nos-stages']) expect(await textOf(list, {})).toContain(`/photos/${id}-`)

  const library = `/admin/photos/${id}`
  const uses = await textOf(library, headers)
  for (const file of ['info~accueil.yml', 'info~equipe.yml', 'nosStages~lanzarote.md'])
    expect(uses).toContain(`href="/admin/textes/${file}"`)
  expect(await textOf('/admin/photos', headers)).toContain('6\u00a0pages')

  const spot = new URLSearchParams({
    photoAlt: 'Autrement dit',
    photoFocusX: '5',
    photoFocusY: '6',
    acte: 'mots',
  })
  spot.set('vu', JSON.stringify([words.photoAlt, 'Mardi', 'Zoé', 17, 83]))
  await post(library, spot, headers)
  await expect.poll(() => textOf('/nos-soins', {})).toContain('alt="Autrement dit"')
  expect(await textOf('/nos-soins', {})).toContain('object-position:5% 6%')

  expect((await post(library, new URLSearchParams(), headers)).headers.get('location')).toContain(
    'photo-retiree',
  )
  expect(await database().$count(photos, eq(photos.id, id))).toBe(0)
  const example = '<span class="badge badge-plain badge-example">Exemple</span>'
  const drawn = (html: string) =>
    html
      .replaceAll(/<script[\s\S]*?<\/script>/g, '')
      .replaceAll(example, '')
      .replace('<p class="camp-sample"></p>', '')
  for (const { shown } of places)
    await vi.waitFor(async () => {
      const html = drawn(await textOf(shown, headers))
      expect([shown, html.includes(id)]).toEqual([shown, false])
      // Of the two others a coach was an example, and an article was read, before.
      if (!/^\/(?:espace-athlete|notre-equipe)/.test(shown))
        expect([shown, differenceOf(html, drawn(shownBefore.get(shown) ?? ''))]).toEqual([shown, ''])
    }, 45_000)
})

test('a photo is taken out of its field, and what is no picture is refused at it', async () => {
  const { headers } = await person({ standing: 'admin', lastName: 'Images' })
  const { source } = await sentPhoto(headers, '#804020', { photoAlt: 'La table' })
  const page = '/admin/textes/info~soins.yml'
  await chosen(page, 'head.photo', source, headers)
  const taken = await pressed(page, await textOf(page, headers), 'oter:head.photo', headers)
  expect(taken).toContain('name="v.head.photo" value=""')
  for (const wrong of ['https://ailleurs.example/a.webp', './absente.png', '/photos/zz-1x1.webp']) {
    const fields = formFields(await textOf(page, headers), 'text-form')
    fields.set('v.head.photo', wrong)
    fields.delete('geste')
    const answer = await post(page, fields, headers)
    expect([wrong, answer.status]).toEqual([wrong, 422])
    expect(await answer.text()).toMatch(/id="v\.head\.photo"[\s\S]*?class="field-error"/)
  }
  expect((await get(page)).status).toBe(302)
})
