const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** ISO 3166 code of a country as people in France write it: « Espagne » is `ES`; undefined when it is none. */
export function countryCode(name: string): string | undefined {
  const names = new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' })
  const wanted = plain(name)
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.find((code) => plain(names.of(code) ?? '') === wanted)
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('’', "'")
    .trim()
    .toLowerCase()
}
