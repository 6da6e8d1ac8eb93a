import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { diskFiles } from '#app/outside/files/disk-files.server.ts'
import { auditLog, photos } from '#db/schema/index.ts'
import { useDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { consentSchema } from './consent.ts'
import { cropOf, photoSource } from './photo.ts'
import { photoSchema } from './schema.ts'
import {
  addPhoto,
  describePhoto,
  endPhotoConsents,
  noteConsent,
  readConsents,
  readPhotoFile,
  readPhotos,
  removePhoto,
  seenOfPhoto,
  withdrawConsent,
} from './store.server.ts'

const held = useDatabase()
const actor = { id: '00000000-0000-4000-8000-000000000001', name: 'Coach' }
const words = photoSchema.parse({
  photoAlt: ' Le   bonnet ',
  photoCaption: '',
  photoCredit: '',
  photoFrame: '',
  photoFocus: '',
})

function place() {
  const folder = temporaryFolder()
  const clock = { now: () => new Date('2026-11-23T10:00:00Z') }
  const { database } = held.connection
  onTestFinished(async () => void (await database.delete(photos)))
  return { folder, services: { database, clock, files: diskFiles(folder) } }
}

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#204080' } })

// Left half red, right half blue, lying on its side as telephones write it, with a place.
const taken = async () =>
  sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 2, height: 1, channels: 3 } })
    .resize(2000, 1000, { kernel: 'nearest' })
    .jpeg()
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

test('a photo of a telephone stands upright, in its widths, without a word of where it was taken', async () => {
  const { folder, services } = place()
  const bytes = await taken()
  expect(bytes.includes('Exif')).toBe(true)
  const added = await addPhoto(services, { bytes, words, actor })
  if (!added.ok) throw new Error(added.message)
  const { photo } = added
  expect(photo).toMatchObject({
    width: 1000,
    height: 2000,
    alt: 'Le bonnet',
    credit: null,
    focus: { x: 50, y: 50 },
  })
  const names = readdirSync(join(folder, 'photos')).sort()
  expect(names).toEqual([1000, 320, 640, 768].map((width) => `${photo.id}-${width}.webp`).sort())
  const small = Buffer.from((await readPhotoFile(services.files, `${photo.id}-320.webp`)) ?? [])
  const { format, width, height, exif, icc, xmp, orientation } = await sharp(small).metadata()
  expect({ format, width, height, exif, icc, xmp, orientation }).toEqual({
    format: 'webp',
    width: 320,
    height: 640,
  })
  const top = await sharp(small).extract({ left: 100, top: 50, width: 1, height: 1 }).raw().toBuffer()
  expect(top[0], 'the left of the sensor is the top of the photo').toBeGreaterThan(200)
})

test('the same one pressed twice is one, with the newest words; its removal takes its files along', async () => {
  const { folder, services } = place()
  const bytes = await plain(800, 600).png().toBuffer()
  const again = { ...words, photoAlt: 'Le bonnet vu de face' }
  const [first, second] = await Promise.all([
    addPhoto(services, { bytes, words, actor }),
    addPhoto(services, { bytes, words: again, actor }),
  ])
  if (!first.ok || !second.ok) throw new Error('refused')
  const { id } = first.photo
  expect(second.photo.id).toBe(id)
  expect((await readPhotos(services.database, [id, 'other'])).get(id)?.alt).toBe('Le bonnet vu de face')
  const lines = async () => (await services.database.select().from(auditLog)).map(({ action }) => action)
  expect((await lines()).filter((action) => action === 'photo.added').length).toBe(2)
  expect(await removePhoto(services, { id, actor })).toBe(true)
  expect(await removePhoto(services, { id, actor })).toBe(false)
  expect(readdirSync(join(folder, 'photos'))).toEqual([])
  expect(await lines()).toContain('photo.removed')
})

test('sent again, a photo keeps the words that others gave it', async () => {
  const { services } = place()
  const bytes = await plain(800, 600).png().toBuffer()
  const first = await addPhoto(services, { bytes, words, actor })
  if (!first.ok) throw new Error('refused')
  const { id } = first.photo
  const own = { ...words, photoAlt: 'Autrement', photoCredit: 'Autre' }
  const other = { id: '00000000-0000-4000-8000-000000000002', name: 'Autre' }
  const again = await addPhoto(services, { bytes, words: own, actor: other })
  expect(again).toMatchObject({ ok: true, isKnown: true, photo: { id, alt: 'Le bonnet', credit: null } })
  const said = { alt: 'Le bonnet bleu', caption: null, credit: null, focus: { x: 10, y: 20 } }
  await describePhoto(services, { id, words: said, seen: seenOfPhoto(first.photo), actor: other })
  expect(await addPhoto(services, { bytes, words: own, actor })).toMatchObject({ isKnown: true, photo: said })
  expect((await readPhotos(services.database, [id])).get(id)).toMatchObject(said)
})

test('a frame is cut around the focus, never beyond an edge', async () => {
  const size = { width: 1000, height: 400 }
  const left = (x: number) => cropOf(size, 'square', { x, y: 0 }).left
  expect([0, 17, 50, 83, 100].map(left)).toEqual([0, 0, 300, 600, 600])
  expect(cropOf(size, 'whole', { x: 0, y: 100 })).toEqual({ ...size, left: 0, top: 0 })
  const { services } = place()
  const bytes = await plain(1200, 900).webp().toBuffer()
  const square = { ...words, photoFrame: 'square' as const, photoFocus: { x: 83, y: 17 } }
  const added = await addPhoto(services, { bytes, words: square, actor })
  expect(added).toMatchObject({ ok: true, photo: { width: 900, height: 900, focus: { x: 77, y: 17 } } })
  const whole = await addPhoto(services, { bytes, words, actor })
  expect(added.ok && whole.ok && photoSource(added.photo) === photoSource(whole.photo)).toBe(false)
})

/** A PNG of a few kilobytes that says it unfolds into so many pixels. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const end = chunk('IEND', Buffer.alloc(0))
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)))
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), chunk('IHDR', head), data, end])
}

test('what is no photo, is too large, is cut short or unfolds without end is refused in French, and nothing is kept', async () => {
  const { folder, services } = place()
  const jpeg = await sharp(Buffer.alloc(1200 * 900 * 3, 7), {
    raw: { width: 1200, height: 900, channels: 3 },
  })
    .jpeg()
    .toBuffer()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><rect width="9" height="9"/></svg>'
  const refusals: [string, Uint8Array][] = [
    ['n’est pas une photo', Buffer.from(svg)],
    ['n’est pas une photo', Buffer.from('%PDF-1.7')],
    ['n’est pas une photo', await plain(400, 400).gif().toBuffer()],
    ['n’est pas une photo', new Uint8Array()],
    ['HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['40\u00A0Mo', Buffer.concat([jpeg, Buffer.alloc(41 * 1024 * 1024)])],
    ['trop grande', bomb(30_000, 30_000)],
    ['abîmée', bomb(5_000, 5_000)],
    ['abîmée', jpeg.subarray(0, jpeg.length / 2)],
    ['abîmée', jpeg.subarray(0, 20)],
    ['trop petite', await plain(900, 300).jpeg().toBuffer()],
  ]
  for (const [why, bytes] of refusals) {
    const added = await addPhoto(services, { bytes, words, actor })
    expect(added, why).toMatchObject({ ok: false, message: expect.stringContaining(why) })
  }
  expect(readdirSync(folder)).toEqual([])
  expect(await services.database.select().from(photos)).toEqual([])
  expect(
    photoSchema.safeParse({ photoAlt: ' ', photoCredit: '', photoFrame: 'x', photoFocus: '1-999' }).success,
  ).toBe(false)
})

test('a bomb is refused by what its head says, before a pixel of it is unfolded', async () => {
  const { services } = place()
  const before = process.memoryUsage.rss()
  const added = await addPhoto(services, { bytes: bomb(65_000, 65_000), words, actor })
  expect(added.ok).toBe(false)
  expect(process.memoryUsage.rss() - before).toBeLessThan(64 * 1024 * 1024)
})

test('a consent taken back, or over, takes the photo off; one that goes on does not', async () => {
  const { services } = place()
  const consentOf = (person: string, endsOn: string) =>
    consentSchema('2026-11-23').parse({ person, scope: 'site', givenOn: '2026-11-01', endsOn })
  const photoOf = async (background: string) => {
    const size = { width: 400, height: 400, channels: 3 as const, background }
    const added = await addPhoto(services, {
      bytes: await sharp({ create: size }).png().toBuffer(),
      words,
      actor,
    })
    if (!added.ok) throw new Error(added.message)
    return added.photo.id
  }
  const [back, over, stays] = [await photoOf('#111111'), await photoOf('#222222'), await photoOf('#333333')]
  const { database } = services
  await noteConsent(services, { photoId: back, consent: consentOf('Zoé', ''), actor })
  await noteConsent(services, { photoId: over, consent: consentOf('Léa', '2026-12-01'), actor })
  await noteConsent(services, { photoId: stays, consent: consentOf('Ana', '2026-12-02'), actor })
  await noteConsent(services, { photoId: stays, consent: consentOf('Ana', '2027-01-02'), actor })
  expect(await readConsents(database, stays)).toHaveLength(1)
  const [{ id: consentId = '' } = {}] = await readConsents(database, back)
  expect(await withdrawConsent(services, { photoId: stays, consentId, actor })).toBe(false)
  expect(await withdrawConsent(services, { photoId: back, consentId, actor })).toBe(true)
  expect(await withdrawConsent(services, { photoId: back, consentId, actor })).toBe(false)
  expect(
    await endPhotoConsents({ ...services, clock: { now: () => new Date('2026-12-01T12:00:00Z') } }),
  ).toBe(0)
  expect(
    await endPhotoConsents({ ...services, clock: { now: () => new Date('2026-12-01T23:30:00Z') } }),
  ).toBe(1)
  expect([...(await readPhotos(database, [back, over, stays])).keys()]).toEqual([stays])
  expect(await readPhotoFile(services.files, `${over}-320.webp`)).toBeUndefined()
})
