/**
 * Seconds of a finish time as results write it: `10:38:12`, `10:38:12.4`, `10h38'12"`, `10 h 38 min 12 s`, `10h38`.
 * Undefined for anything else: two parts with a colon may be a swim, so they are none.
 */
export function readFinishTime(text: string): number | undefined {
  const match = WITH_COLONS.exec(text) ?? WITH_LETTERS.exec(text)
  if (match === null) return undefined
  const [, hours, minutes, seconds = '0'] = match
  const fullSeconds = Number(seconds.replace(',', '.'))
  if (Number(minutes) >= 60 || fullSeconds >= 60) return undefined
  const time = Number(hours) * 3600 + Number(minutes) * 60 + fullSeconds
  return time > 0 ? time : undefined
}

const WITH_COLONS = /^\s*(\d{1,2}):(\d{1,2}):(\d{1,2}(?:[.,]\d{1,3})?)\s*$/
const WITH_LETTERS =
  /^\s*(\d{1,2})\s?h\s?(\d{1,2})\s?(?:(?:min|m|'|′|’)\s?(?:(\d{1,2})\s?(?:s|"|″|'')?)?)?\s*$/i
