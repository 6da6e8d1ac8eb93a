import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ART_NAMES, drawArtFile } from './art-file.ts'
import { ART_VERSION } from './art-url.ts'
import { posterKinds } from './posters/poster-names.ts'
import { productColours, productKinds } from './products/product-names.ts'

/** The drawings of the current version. When this changes, raise ART_VERSION: files are kept for a year. */
const drawn = { version: '1', digest: '5e12ae6043518da7' }

it('has a new version when a drawing changes', () => {
  const names = [
    ...ART_NAMES,
    ...Array.from({ length: 16 }, (_, index) => `avatar-${index * 17}`),
    ...posterKinds.flatMap((kind) => [`poster-${kind}-3-sand-480x600`, `poster-${kind}-9-blue-1440x620`]),
    ...productKinds.flatMap((kind) => productColours.map((colour) => `product-${kind}-${colour}`)),
  ]
  const hash = createHash('sha256')
  for (const name of names) hash.update(`${name}\n${drawArtFile(name)}\n`)
  expect({ version: ART_VERSION, digest: hash.digest('hex').slice(0, 16) }).toEqual(drawn)
})
