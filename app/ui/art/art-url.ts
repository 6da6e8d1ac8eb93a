import type { ArtName } from './art-name.ts'
import { ART_VERSION } from './art-version.ts'

export function artUrl(name: ArtName): string {
  return `/art/${ART_VERSION}/${name}.svg`
}
