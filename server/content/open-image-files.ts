import { join } from 'node:path'
import type { Services } from '#app/http/context.ts'
import { IMAGE_FOLDER, imageFile } from '@allure/content-engine/images'
import { imageFolder } from '../build.ts'
import type { StaticFile } from '../http/static-files.ts'

type Shown = Pick<Services, 'content' | 'images'>

export function openImageFiles(shown: Shown): StaticFile[] {
  return openNames(shown).map((name) => ({
    folder: imageFolder,
    file: join(imageFolder, IMAGE_FOLDER, name),
  }))
}

export function closeImageFiles(files: Map<string, unknown>, shown: Shown): void {
  const open = new Set(openNames(shown).map((name) => `/${IMAGE_FOLDER}/${name}`))
  for (const path of files.keys())
    if (path.startsWith(`/${IMAGE_FOLDER}/`) && !open.has(path)) files.delete(path)
}

function openNames({ content, images }: Shown): string[] {
  const entries = content.imageKeysFor('public').flatMap((key) => images[key] ?? [])
  return entries.flatMap((entry) => entry.widths.map((width) => imageFile(entry, width)))
}
