import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'

type Limits = { missing: string; longest: number }

// What no keyboard types: control characters (line ends aside), halves of characters, bytes that were not UTF-8.
const unreadable = /[\p{Cc}\p{Cs}\uFFFD]/u
const unreadableError = 'Ce texte contient un caractère illisible\u00a0: retapez-le sans copier-coller.'

/** A required text on one line: spaces are evened out, so that it is safe in a mail's header. */
export function requiredLine(limits: Limits) {
  return z.string().transform(evenSpaces).pipe(bounded(limits))
}

/** An optional text on one line; left empty it is `undefined`. */
export function optionalLine({ longest }: Pick<Limits, 'longest'>) {
  return z.string().transform(evenSpaces).pipe(upTo(longest)).transform(undefinedIfEmpty)
}

/** An optional text of several lines; line ends become `\n`, left empty it is `undefined`. */
export function optionalText({ longest }: Pick<Limits, 'longest'>) {
  return z.string().transform(evenLines).pipe(upTo(longest)).transform(undefinedIfEmpty)
}

function bounded({ missing, longest }: Limits) {
  return upTo(longest).refine((value) => value !== '', { error: missing, abort: true })
}

function upTo(longest: number) {
  return z
    .string()
    .refine((value) => !unreadable.test(value.replaceAll('\n', '')), { error: unreadableError, abort: true })
    .refine((value) => value.length <= longest, {
      error: (issue) => tooLong(String(issue.input).length, longest),
      abort: true,
    })
}

function tooLong(length: number, longest: number): string {
  const surplus = length - longest
  return `Raccourcissez ce texte de ${surplus} caractère${surplus > 1 ? 's' : ''} (${longest} au plus).`
}

function evenSpaces(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim()
}

function evenLines(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').trim()
}

function undefinedIfEmpty(text: string): string | undefined {
  return text === '' ? undefined : text
}

const accented = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿ'
const unaccented = 'aaaaaaceeeeiiiinooooouuuuyy'

/** A text of the database without its accents and capitals, to compare and to sort by: É stands with e. */
export function plainText(text: SQLWrapper): SQL {
  // `OFFSET 0`: letters are translated once. Any accent at all is taken away by the last way, at thirty times the cost.
  return sql`(SELECT CASE WHEN octet_length(letters) = char_length(letters) THEN letters
      ELSE regexp_replace(normalize(lower(raw), NFD), '[\u0300-\u036f]', '', 'g') END
    FROM (SELECT raw, CASE WHEN octet_length(raw) = char_length(raw) THEN lower(raw)
      ELSE translate(lower(raw), ${accented}, ${unaccented}) END AS letters
      FROM (SELECT ${text} AS raw OFFSET 0) AS given OFFSET 0) AS translated)`
}
