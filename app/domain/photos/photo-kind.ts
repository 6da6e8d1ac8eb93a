const jpeg = 'ffd8ff'
const png = '89504e470d0a1a0a'
const avif = /^(avif|avis)/
const heic = /^(heic|heix|heim|heis|hevc|hevx|mif1|msf1)/

/** Whether these bytes are of a photo that can be read, by what they begin with; in French, why not. */
export function photoKindProblem(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 32))
  const text = start.toString('latin1')
  if (start.toString('hex').startsWith(jpeg) || start.toString('hex').startsWith(png)) return undefined
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return undefined
  const brand = text.slice(4, 8) === 'ftyp' ? text.slice(8) : ''
  if (avif.test(brand)) return undefined
  if (heic.test(brand))
    return 'Cette photo est au format HEIC, que les navigateurs ne lisent pas\u00A0: envoyez-la en JPEG.'
  return 'Ce fichier n’est pas une photo\u00A0: il faut du JPEG, du PNG, du WebP ou de l’AVIF.'
}
