// Run by hand (`node app/documents/fonts/make-wordmark.mjs`) when the wordmark changes; its result is committed.
import { readFile, writeFile } from 'node:fs/promises'
import { create } from 'fontkit'
import { letterWidths } from '../../ui/art/letter-widths.ts'

const TRACKING = -0.035
const SIZE = 100

const font = create(await readFile(new URL('../../ui/outlines/archivo-outlines.ttf', import.meta.url)))
const letters = [...'Allure']
const stretches = letterWidths(letters.length, 72, 125)
const scale = SIZE / font.unitsPerEm
let x = 0
const outlines = letters.map((letter, index) => {
  const { glyphs, advanceWidth } = font.getVariation({ wdth: stretches[index] }).layout(letter)
  const outline = glyphs[0].path.scale(scale, -scale).translate(x, 0).toSVG()
  x += advanceWidth * scale + TRACKING * SIZE
  return outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10))
})

await writeFile(
  new URL('../wordmark-outline.ts', import.meta.url),
  `/** The club’s wordmark (\`app/ui/art/wordmark.tsx\`) as one path, 100 to the em, on its baseline. Made by \`fonts/make-wordmark.mjs\`. */
export const wordmarkOutline =
  '${outlines.join('')}'
`,
)
