/** `18-24`, then five years each, from `25-29` to `85-89`. */
export const AGE_BANDS = Array.from({ length: 14 }, (_, band) => {
  return band === 0 ? '18-24' : `${20 + 5 * band}-${24 + 5 * band}`
})

export type Gender = 'M' | 'F'

export type AgeGroup = { gender: Gender; band: number; key: string }

export const AGE_GROUPS: readonly AgeGroup[] = (['M', 'F'] as const).flatMap((gender) =>
  AGE_BANDS.map((ages, band) => ({ gender, band, key: gender + ages })),
)

/** The place of a band in AGE_BANDS, read in `40-44` or `40–44 ans`, at the start of a text. Undefined without one. */
export function readBand(text = ''): number | undefined {
  const match = /^\s*(\d{2})\s*[-–—/àa]\s*(\d{2})(?!\d)/.exec(text)
  const band = match === null ? -1 : AGE_BANDS.findIndex((known) => known === `${match[1]}-${match[2]}`)
  return band === -1 ? undefined : band
}

/** The gender a word stands for, by its first letter: Hommes, Male, Men, M; Femmes, Female, Women, W. */
export function readGender(text = ''): Gender | undefined {
  if (/^\s*(?:h|hommes?|m|men|males?|masculin)\s*$/i.test(text)) return 'M'
  if (/^\s*(?:f|femmes?|w|women|females?|f[ée]minin)\s*$/i.test(text)) return 'F'
  return undefined
}

/** The group of a band and a gender that were read apart. */
export function ageGroup(gender: Gender, band: number): AgeGroup | undefined {
  return AGE_GROUPS.find((group) => group.gender === gender && group.band === band)
}

/** Reads `F40-44`, `H 40–44`, `Female-40-44`, `40-44 F`. Undefined for anything else, as professionals. */
export function readAgeGroup(text: string): AgeGroup | undefined {
  const match = /^([^\d]{0,12})(\d{2}[^\d]{1,3}\d{2})([^\d]{0,12})$/.exec(text.trim())
  if (match === null) return undefined
  const [before = '', ages, after = ''] = match.slice(1)
  const band = readBand(ages)
  const gender = readGender(bareWord(before)) ?? readGender(bareWord(after))
  return band === undefined || gender === undefined ? undefined : ageGroup(gender, band)
}

/** Reads `F4044`, which may also be the number of a bib. */
export function readPackedAgeGroup(text: string): AgeGroup | undefined {
  return readAgeGroup(text.replace(/^(\s*[a-z]\s?\d{2})(\d{2}\s*)$/i, '$1-$2'))
}

function bareWord(text: string): string {
  return text.replaceAll(/[_.:/-]/g, ' ')
}
