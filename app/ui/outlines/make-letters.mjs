import { create } from 'fontkit'
// Run by hand (`node app/ui/outlines/make-letters.mjs`) when a character is missing; its result is committed.
// The letters of pictures drawn alike by the browser and the server: three looks of Archivo as paths, y downwards.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const ASCII = Array.from({ length: 95 }, (_, offset) => String.fromCodePoint(0x20 + offset)).join('')
const FRENCH = 'ÀÂÄÆÇÉÈÊËÎÏÔÖÙÛÜŒàâäæçéèêëîïôöùûüÿœÁÍÑÓÚßáãíñóøú«»‘’“”–—…·•°ªº€′″×±−²³½'
const looks = {
  title: { wght: 640, wdth: 116, characters: ASCII + FRENCH, kerned: true },
  figure: { wght: 600, wdth: 64, characters: ASCII + 'àâçéèêëîïôûüœÉ’–—·°€′″×−', kerned: false },
  text: { wght: 515, wdth: 93, characters: ASCII + FRENCH, kerned: false },
}

const original = await readFile(
  new URL(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2')),
)

const letters = {}
for (const [name, { wght, wdth, characters, kerned }] of Object.entries(looks)) {
  const subset = await subsetFont(original, characters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    variationAxes: { wght, wdth },
  })
  const font = create(subset)
  const scale = 1000 / font.unitsPerEm
  const features = { tnum: name === 'figure' }
  const glyphs = {}
  for (const character of characters) {
    const run = font.layout(character, features)
    const advance = run.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
    glyphs[character] = [Math.round(advance * scale), pathOf(run.glyphs[0].path, scale)]
  }
  letters[name] = { glyphs, kern: kerned ? kerning(font, scale, characters, glyphs) : {} }
}

await writeFile(new URL('letters.json', import.meta.url), JSON.stringify(letters))

function pathOf(path, scale) {
  let [x, y] = [0, 0]
  let text = ''
  for (const { command, args } of path.commands) {
    const letter = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' }[
      command
    ]
    const points = []
    for (let index = 0; index < args.length; index += 2)
      points.push([Math.round(args[index] * scale), Math.round(-args[index + 1] * scale)])
    text += letter + points.map(([toX, toY]) => `${toX - x},${toY - y}`).join(' ')
    const last = points.at(-1)
    if (last) [x, y] = last
    if (command === 'moveTo') var start = last
    if (command === 'closePath') [x, y] = start
  }
  return text.replace(/[ ,]-/g, '-')
}

function kerning(font, scale, characters, glyphs) {
  const kern = {}
  const plain = Array.from(characters).filter((character) => /[A-Za-zÀÉéèà’.,-]/.test(character))
  for (const one of plain)
    for (const other of plain) {
      const { positions } = font.layout(one + other)
      const moved =
        Math.round((positions[0].xAdvance + positions[1].xAdvance) * scale) -
        glyphs[one][0] -
        glyphs[other][0]
      if (Math.abs(moved) >= 8) kern[one + other] = moved
    }
  return kern
}
