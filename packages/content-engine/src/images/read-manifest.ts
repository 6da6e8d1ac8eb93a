import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { unlessMissing } from '../documents/content-files.ts'
import { IMAGE_FOLDER, type ImageManifest } from './manifest.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({ hash: z.string(), width: z.number(), height: z.number(), widths: z.array(z.number()) }),
)

export async function readImageManifest(outputDirectory: string): Promise<ImageManifest> {
  const file = join(outputDirectory, IMAGE_FOLDER, 'manifest.json')
  const text = await readFile(file, 'utf8').catch(unlessMissing('{}'))
  return manifestSchema.parse(JSON.parse(text))
}
