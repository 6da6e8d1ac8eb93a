import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { ContentError, type ContentProblem } from '../problems.ts'
import { IMAGE_FOLDER, imageFile, storedImage, type ImageEntry, type ImageManifest } from './manifest.ts'
import { readImageManifest } from './read-manifest.ts'

const QUALITY = 80

const RECIPE = `webp ${QUALITY} 1`

type NamedImages = {
  readonly directory: string
  readonly imageKeysFor: (audience: 'members', groups: 'all') => readonly string[]
}

/** Makes WebP files of every image that the content names in `<outputDirectory>/content-images`, with `manifest.json`. */
export async function buildContentImages({
  content,
  outputDirectory,
}: {
  readonly content: NamedImages
  readonly outputDirectory: string
}) {
  const folder = join(outputDirectory, IMAGE_FOLDER)
  await mkdir(folder, { recursive: true })
  const before = new Map(
    Object.values(await readImageManifest(outputDirectory)).map((entry) => [entry.hash, entry]),
  )
  const manifest: Record<string, ImageEntry> = {}
  const problems: ContentProblem[] = []
  let written = 0
  for (const key of content.imageKeysFor('members', 'all')) {
    if (storedImage(key)) continue
    const bytes = await readFile(join(content.directory, key))
    const hash = hashOf(bytes)
    try {
      const entry = before.get(hash) ?? (await measure(bytes, hash))
      written += await makeMissing(folder, bytes, entry)
      manifest[key] = entry
    } catch (error) {
      problems.push({ file: `${basename(content.directory)}/${key}`, line: 1, message: unreadable(error) })
    }
  }
  if (problems.length > 0) throw new ContentError(problems)
  await replaceFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  await removeOthers(folder, manifest)
  return { manifest, written }
}

async function removeOthers(folder: string, manifest: ImageManifest): Promise<void> {
  const named = Object.values(manifest).flatMap((entry) =>
    entry.widths.map((width) => imageFile(entry, width)),
  )
  const files = (await readdir(folder)).filter((file) => file !== 'manifest.json' && !named.includes(file))
  for (const file of files) await rm(join(folder, file))
}

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 16)
}

async function measure(bytes: Buffer, hash: string): Promise<ImageEntry> {
  const { autoOrient } = await sharp(bytes).metadata()
  return { hash, ...autoOrient, widths: widthsFor(autoOrient.width) }
}

async function makeMissing(folder: string, bytes: Buffer, entry: ImageEntry): Promise<number> {
  let written = 0
  for (const width of entry.widths) {
    const file = join(folder, imageFile(entry, width))
    if (existsSync(file)) continue
    await replaceFile(
      file,
      await sharp(bytes).autoOrient().resize({ width }).webp({ quality: QUALITY }).toBuffer(),
    )
    written += 1
  }
  return written
}

async function replaceFile(file: string, bytes: Buffer | string): Promise<void> {
  await writeFile(`${file}.part`, bytes)
  await rename(`${file}.part`, file)
}

function unreadable(error: unknown): string {
  return `image illisible (${error instanceof Error ? error.message : String(error)})`
}

const SCREEN_WIDTHS = [320, 640, 768, 1024, 1280, 1536]

const DENSITIES = [1, 2]

export function widthsFor(width: number): readonly number[] {
  const wanted = new Set(SCREEN_WIDTHS.flatMap((screen) => DENSITIES.map((density) => screen * density)))
  const largest = Math.max(...wanted)
  const made = [...wanted].filter((candidate) => candidate <= width)
  if (width < largest && !wanted.has(width)) made.push(width)
  return made.sort((one, other) => one - other)
}
