import { join } from 'node:path'
import { IMAGE_FOLDER, imageFile } from '#content-engine/images/manifest.ts'
import type { Services } from '#app/context.ts'
import { imageFolder } from './build.ts'
import type { StaticFile } from './http/static-files.ts'

/** Images that something for everybody shows: sent as any file is. Others are asked of the application. */
export function openImageFiles({ content, images }: Pick<Services, 'content' | 'images'>): StaticFile[] {
  const open = content.imageKeysFor('public').flatMap((key) => images[key] ?? [])
  return open.flatMap((entry) =>
    entry.widths.map((width) => ({
      folder: imageFolder,
      file: join(imageFolder, IMAGE_FOLDER, imageFile(entry, width)),
    })),
  )
}
