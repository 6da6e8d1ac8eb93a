import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startS3StandIn } from '#test/s3/stand-in.ts'
import { temporaryFolder } from '#test/temporary-folder.ts'
import { diskFiles } from './disk-files.server.ts'
import { s3Files } from './s3-files.server.ts'

async function bucket() {
  const s3 = await startS3StandIn()
  onTestFinished(s3.stop)
  return s3
}

const places = {
  disk: async () => diskFiles(join(temporaryFolder(), 'uploads')),
  bucket: async () => s3Files((await bucket()).settings),
}

test.each(['disk', 'bucket'] as const)(
  'what is kept on a %s is read again, replaced whole, removed once',
  async (name) => {
    const files = await places[name]()
    const bytes = Buffer.from([0, 255, 10, 13, 128])
    expect(await files.read('photos/a-320.webp')).toBeUndefined()
    await files.write('photos/a-320.webp', bytes)
    await Promise.all([1, 2, 3].map((piece) => files.write('photos/b.webp', Buffer.alloc(70_000, piece))))
    expect(Buffer.from((await files.read('photos/a-320.webp')) ?? [])).toEqual(bytes)
    const [first, ...others] = (await files.read('photos/b.webp')) ?? []
    expect(others.every((piece) => piece === first)).toBe(true)
    await files.remove('photos/a-320.webp')
    await files.remove('photos/a-320.webp')
    expect(await files.read('photos/a-320.webp')).toBeUndefined()
    for (const key of ['../app-secret', 'photos/../../x', '/etc/passwd', 'photos', 'photos/.x', 'photos//x'])
      await expect(async () => files.write(key, bytes), key).rejects.toThrow(RangeError)
  },
)

test('a write that fails leaves nothing behind', async () => {
  const folder = temporaryFolder()
  const files = diskFiles(folder)
  await files.write('photos/a.webp/b', Buffer.from('x'))
  await expect(files.write('photos/a.webp', Buffer.from('y'))).rejects.toThrow()
  expect(readdirSync(join(folder, 'photos'))).toEqual(['a.webp'])
  expect(existsSync(join(folder, 'photos/a.webp/b'))).toBe(true)
})

test('a bucket that stumbles is asked again; a wrong secret and a long failure are said', async () => {
  const { settings, failWith, objects } = await bucket()
  failWith(503, 500)
  await s3Files(settings).write('photos/a.webp', Buffer.from('x'))
  expect([...objects.keys()]).toEqual(['/club/photos/a.webp'])
  const stranger = s3Files({ ...settings, secretAccessKey: 'guessed' })
  await expect(stranger.read('photos/a.webp')).rejects.toThrow('403')
  failWith(503, 503, 503)
  await expect(s3Files(settings).read('photos/a.webp')).rejects.toThrow('503')
})
