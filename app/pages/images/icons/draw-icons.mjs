// Run by hand (`node app/pages/images/icons/draw-icons.mjs`) when the mark changes; its results are in public/.
import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const lanes = 'M4 29V15.5a12 12 0 0 1 24 0V29M11 29V15.8a5 5 0 0 1 10 0V29'
const wave = 'M4 22.2c2-2.6 4-2.6 6 0s4 2.6 6 0 4-2.6 6 0 4 2.6 6 0'
const ink = '#04231a'

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linecap="round" stroke-width="3">' +
  '<style>.l{stroke:#0b1f18}.w{stroke:#12924f}@media(prefers-color-scheme:dark){.l{stroke:#f1fbf5}.w{stroke:#31d67b}}</style>' +
  `<path class="l" d="${lanes}"/><path class="w" d="${wave}"/></svg>\n`

/** The mark on a ground of ink, `share` of the square wide. */
function onInk(size, share) {
  const scale = (size * share) / 32
  const offset = (size - 32 * scale) / 2
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${ink}"/>` +
      `<g transform="translate(${offset} ${offset}) scale(${scale})" fill="none" stroke-linecap="round" stroke-width="2.7">` +
      `<path stroke="#f1fbf5" d="${lanes}"/><path stroke="#31d67b" d="${wave}"/></g></svg>`,
  )
}

/** One 32 px picture in the container browsers still ask for by name. */
function icoOf(png) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const pngOf = (size, share) =>
  sharp(onInk(size, share)).png({ compressionLevel: 9, palette: true }).toBuffer()
const target = (name) => new URL(`../../../../public/${name}`, import.meta.url)

await writeFile(target('favicon.svg'), favicon)
await writeFile(
  target('favicon.ico'),
  icoOf(await sharp(onInk(32, 0.8)).png({ compressionLevel: 9 }).toBuffer()),
)
await writeFile(target('apple-touch-icon.png'), await pngOf(180, 0.66))
await writeFile(target('icon-192.png'), await pngOf(192, 0.66))
await writeFile(target('icon-512.png'), await pngOf(512, 0.66))
// The safe zone of a maskable icon is a circle of 80 %: the mark stays well inside.
await writeFile(target('icon-maskable-512.png'), await pngOf(512, 0.5))
