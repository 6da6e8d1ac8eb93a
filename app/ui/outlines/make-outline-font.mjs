// Run by hand (`node app/ui/outlines/make-outline-font.mjs`) when a character is missing; its result is committed.
// Pictures and sheets made by the server carry words as outlines: fontkit varies a plain TrueType file, not a packed one.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const ASCII = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')
const FRENCH = 'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒàâäæçéèêëîïôöùûüÿœ«»’–—…·°€′″×−\u00a0\u202f'

const original = await readFile(new URL(import.meta.resolve(source)))
const subset = await subsetFont(original, ASCII + FRENCH, {
  targetFormat: 'sfnt',
  keepFeatures: ['kern', 'tnum'],
  noHinting: true,
  variationAxes: { wght: 620, wdth: { min: 62, max: 125 } },
})
await writeFile(new URL('archivo-outlines.ttf', import.meta.url), subset)
process.stdout.write(`archivo-outlines.ttf ${subset.length} bytes\n`)
