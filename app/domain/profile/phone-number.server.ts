// Its table of numbers is large, and rarely wanted.
const library = () => import('libphonenumber-js/max')

/** A number as people in France type it, or an international one, in E.164; `undefined` when it can be none. */
export async function phoneNumberOf(typed: string): Promise<string | undefined> {
  const { parsePhoneNumberFromString } = await library()
  const number = parsePhoneNumberFromString(typed.slice(0, 40), 'FR')
  // Possible is enough: ranges are opened faster than the table learns of them.
  return number?.isPossible() && !number.nationalNumber.startsWith('0') ? number.number : undefined
}

/** « 06 12 •• •• 78 »: enough to know one’s own number again. @param e164 with or without its `+` */
export async function maskedPhone(e164: string): Promise<string> {
  const { parsePhoneNumberFromString } = await library()
  const number = parsePhoneNumberFromString(e164.startsWith('+') ? e164 : `+${e164}`)
  const shown = number?.country === 'FR' ? number.formatNational() : (number?.formatInternational() ?? e164)
  const groups = shown.split(' ')
  const hidden = groups.map((group, index) =>
    index < 2 || index === groups.length - 1 ? group : '•'.repeat(group.length),
  )
  return hidden.join('\u00a0')
}
