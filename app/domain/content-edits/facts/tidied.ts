import { normalisePhone } from '#app/domain/shared/people/phone.ts'
import { isLuhn } from '#content/collections/luhn.ts'

/** A fact as people type it, in the form its document keeps; what is not understood stays as typed. @param field `v.legal.siren` */
export function tidied(field: string, typed: string): string {
  const text = typed.trim()
  const tidy = byKey[field.slice(field.lastIndexOf('.') + 1)]
  return text === '' || !tidy ? typed : (tidy(text) ?? typed)
}

const withoutSpaces = (text: string) => text.replaceAll(/[\s.]/g, '')

const address = (text: string) => (/^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text)

const byKey: Readonly<Record<string, (text: string) => string | undefined>> = {
  phone: normalisePhone,
  siren: sirenOf,
  postcode: withoutSpaces,
  vat: (text) => withoutSpaces(text).toUpperCase(),
  bic: (text) => withoutSpaces(text).toUpperCase(),
  email: (text) => text.toLowerCase(),
  url: address,
  instagramCoaching: address,
  instagramTherapy: address,
  from: hourOf,
  to: hourOf,
  startsAt: hourOf,
  endsAt: hourOf,
}

/** Nine figures; of a SIRET (fourteen) the nine that name the business. */
function sirenOf(text: string): string {
  const figures = withoutSpaces(text)
  return /^\d{14}$/.test(figures) && isLuhn(figures) ? figures.slice(0, 9) : figures
}

/** « 9h », « 9 h 30 » and « 9:30 » are `09:00` and `09:30`. */
function hourOf(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})\s*[h:]\s*(\d{2})?$/i.exec(text) ?? []
  return hour === undefined ? undefined : `${hour.padStart(2, '0')}:${minute}`
}
