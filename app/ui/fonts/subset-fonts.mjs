// Run by hand (`node app/ui/fonts/subset-fonts.mjs`) when a character or an axis is missing; its results are committed.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const BUDGET_IN_BYTES = 90_000

const ASCII = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')
const FRENCH = 'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒàâäæçéèêëîïôöùûüÿœ'
const NEIGHBOURS = 'ÁÍÑÓÚßáãíñóøú'
const PUNCTUATION = '«»‘’“”–—…·•§°©®™ªº\u00a0'
const FIGURES = '€×±−²³½′″'
// Kerning, tabular figures and the glyphs Archivo swaps at heavy weights; ligatures and fractions are not worth 12 kB.
const FEATURES = ['kern', 'tnum', 'rvrn']

const characters = ASCII + FRENCH + NEIGHBOURS + PUNCTUATION + FIGURES

const sources = [
  {
    from: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    to: 'archivo.woff2',
    characters,
    variationAxes: { wght: { min: 500, max: 700 }, wdth: { min: 62, max: 125 } },
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    to: 'instrument-sans.woff2',
    characters,
    variationAxes: { wght: { min: 400, max: 700 }, wdth: 100 },
  },
]

let total = 0
for (const source of sources) {
  const original = await readFile(new URL(import.meta.resolve(source.from)))
  const subset = await subsetFont(original, source.characters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: source.variationAxes,
  })
  await writeFile(new URL(source.to, import.meta.url), subset)
  total += subset.length
  process.stdout.write(`${source.to} ${subset.length} bytes\n`)
}

if (total > BUDGET_IN_BYTES) throw new Error(`fonts weigh ${total} bytes, the budget is ${BUDGET_IN_BYTES}`)
