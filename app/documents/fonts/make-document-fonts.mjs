// Run by hand (`node app/documents/fonts/make-document-fonts.mjs`) when a character is missing; its results are committed.
// Documents carry plain TrueType fonts without axes: what the site has is packed and variable, which PDF does not know.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ASCII = charactersBetween(0x20, 0x7e)
const LATIN =
  ASCII + charactersBetween(0xa0, 0x24f) + charactersBetween(0x1e80, 0x1e9e) + '‐–—‘’‚“”„†•…‹›ʼ€™−×'
const FRENCH = 'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒàâäæçéèêëîïôöùûüÿœ’\u00a0'
const AMOUNTS = '0123456789, €−-FAV\u00a0'

const archivo = '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2'
const sansFurther =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-standard-normal.woff2'
const thinSpace = '../../ui/fonts/espace-fine.woff2'

const made = [
  { to: 'text.ttf', from: sans, characters: LATIN, axes: { wght: 400, wdth: 100 } },
  { to: 'text-further.ttf', from: sansFurther, characters: LATIN, axes: { wght: 400, wdth: 100 } },
  { to: 'strong.ttf', from: sans, characters: LATIN, axes: { wght: 600, wdth: 100 } },
  { to: 'strong-further.ttf', from: sansFurther, characters: LATIN, axes: { wght: 600, wdth: 100 } },
  { to: 'title.ttf', from: archivo, characters: ASCII + FRENCH, axes: { wght: 620, wdth: 118 } },
  { to: 'figures.ttf', from: archivo, characters: AMOUNTS, axes: { wght: 600, wdth: 68 } },
  { to: 'thin-space.ttf', from: thinSpace, characters: '\u202f', axes: {} },
]

for (const { to, from, characters, axes } of made) {
  const original = await readFile(
    new URL(from.startsWith('.') ? from : import.meta.resolve(from), import.meta.url),
  )
  const font = await subsetFont(original, characters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    variationAxes: axes,
  })
  await writeFile(new URL(to, import.meta.url), font)
  process.stdout.write(`${to} ${font.length} bytes\n`)
}

function charactersBetween(first, last) {
  return Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)).join(
    '',
  )
}
