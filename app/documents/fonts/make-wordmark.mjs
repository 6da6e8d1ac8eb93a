import { create } from 'fontkit'
// Run by hand (`node app/documents/fonts/make-wordmark.mjs`) when the wordmark changes; its result is committed.
import { readFile, writeFile } from 'node:fs/promises'

const TRACKING = -0.035
const SIZE = 100
// From 72 to 125, as the wordmark of the site (`app/ui/art/accelerated-word.tsx`).
const STRETCHES = [72, 81, 91, 102, 113, 125]

const font = create(await readFile(new URL('../../ui/outlines/archivo-outlines.ttf', import.meta.url)))
const letters = [...'Allure']
const scale = SIZE / font.unitsPerEm
let x = 0
const outlines = letters.map((letter, index) => {
  const { glyphs, advanceWidth } = font.getVariation({ wdth: STRETCHES[index] }).layout(letter)
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
