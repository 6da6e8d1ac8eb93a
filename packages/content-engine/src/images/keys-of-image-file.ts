import { imageFile } from './manifest.ts'
import type { ImageManifest } from './manifest.ts'

/**
 * The images (keys) of which a file was made; none when it is no file of the manifest. Several, when the same image stands at
 * several places: who may see one of them may see the file.
 * @param file `<hash>-<width>.webp`
 */
export function keysOfImageFile(manifest: ImageManifest, file: string): readonly string[] {
  return Object.entries(manifest)
    .filter(([, entry]) => entry.widths.some((width) => imageFile(entry, width) === file))
    .map(([key]) => key)
}
