const THIN = '\u202f'
const NO_BREAK = '\u00a0'
const SPACES = `[ ${NO_BREAK}${THIN}]`

// Begun at the first of many spaces only: begun at each, a long row of them would take minutes.
const ALL_SPACES = `(?<!${SPACES})${SPACES}`

const UNITS =
  '€|%|km\\/h|km|m\\/s|min|mn|m|h|s|kg|g|mg|ml|cl|cm|mm|W\\/kg|W|l|bpm|kcal|mmol|Mo|ko|°C|°|ans?|fois|reps?'
const COUNTED =
  'places?|jours?|nuits?|séances?|semaines?|mois|personnes?|coachs?|' +
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

const RULES: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/(?<![./])\.{3}(?![./])/g, '…'],
  [/(\p{L})'(?=[\p{L}\d«]|$)/gu, '$1’'],
  [/(?<!\d)1(?:è|e)re(s?)(?!\p{L})/gu, '1re$1'],
  [/(\d)[èe]me(s?)(?!\p{L})/gu, '$1e$2'],
  [new RegExp(`«${SPACES}*`, 'g'), `«${THIN}`],
  [new RegExp(`${ALL_SPACES}*»`, 'g'), `${THIN}»`],
  [new RegExp(`${ALL_SPACES}+([;!?])`, 'g'), `${THIN}$1`],
  [/(?<=[\p{L}\d»)])([;!?])(?=[;!?]*(?:[\s)»…]|$))/gu, `${THIN}$1`],
  [new RegExp(`${ALL_SPACES}+:(?!\\/\\/)`, 'g'), `${NO_BREAK}:`],
  [/(?<=[\p{L}»)]):(?=\s|$)/gu, `${NO_BREAK}:`],
  [new RegExp(`(\\d)${SPACES}?%(?![0-9A-Fa-f]{2})`, 'g'), `$1${NO_BREAK}%`],
  [/(\d)€/g, `$1${NO_BREAK}€`],
  [
    new RegExp(
      `(?<![\\p{L}\\d.,:/×+-])(?<!\\d${SPACES})(\\d{1,3})((?:${SPACES}\\d{3})+)(?![\\d])(?!${SPACES}\\d)`,
      'gu',
    ),
    thinThousands,
  ],
  [new RegExp(`(\\d)[ ${THIN}](?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu'), `$1${NO_BREAK}`],
  [/(\d[\u00a0 ](?:h|min)) (?=\d)/g, `$1${NO_BREAK}`],
  [new RegExp(`(\\d|\\b1er) (?=(?:${COUNTED})(?!\\p{L}))`, 'gu'), `$1${NO_BREAK}`],
  [new RegExp(`(\\d)${SPACES}×${SPACES}(?=[\\d(])`, 'g'), `$1${THIN}×${THIN}`],
]

/** French typography of plain text: apostrophes, quotes, thin and unbroken spaces. Times and paces stay. Idempotent. */
export function typographyOf(text: string): string {
  return RULES.reduce(
    // Both kinds of replacement, which TypeScript knows one by one.
    (result, [pattern, replacement]) => result.replace(pattern, replacement as string),
    text,
  )
}

function thinThousands(number: string): string {
  return number.replace(new RegExp(SPACES, 'g'), THIN)
}

export function isMachineText(text: string): boolean {
  if (/\s/.test(text)) return false
  return (
    /^(?:[a-z][a-z\d+.-]*:\/\/|mailto:|tel:|\.{0,2}\/|#|\?)/i.test(text) ||
    /^[^@]+@[^@]+\.[^@]+$/.test(text) ||
    /^\d{4}-\d{2}-\d{2}/.test(text) ||
    /^\d{1,2}:\d{2}/.test(text)
  )
}
