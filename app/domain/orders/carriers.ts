import { isKeyOf } from '#app/domain/shared/key-of.ts'

/** Who carries parcels, and where each shows its own; a new one is a line here. */
const carriers = {
  colissimo: { name: 'Colissimo', follow: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  'lettre-suivie': { name: 'Lettre suivie', follow: 'https://www.laposte.fr/outils/suivre-vos-envois?code=' },
  chronopost: {
    name: 'Chronopost',
    follow: 'https://www.chronopost.fr/tracking-no-cms/suivi-page?listeNumerosLT=',
  },
  'mondial-relay': {
    name: 'Mondial Relay',
    follow: 'https://www.mondialrelay.fr/suivi-de-colis/?numeroExpedition=',
  },
  dpd: { name: 'DPD', follow: 'https://trace.dpd.fr/fr/trace/' },
  gls: { name: 'GLS', follow: 'https://gls-group.eu/FR/fr/suivi-colis?match=' },
  ups: { name: 'UPS', follow: 'https://www.ups.com/track?loc=fr_FR&tracknum=' },
  dhl: { name: 'DHL', follow: 'https://www.dhl.com/fr-fr/home/tracking.html?tracking-id=' },
} as const

export type Carrier = keyof typeof carriers

const isCarrier = isKeyOf(carriers)

export const carrierChoices = Object.entries(carriers).map(([value, { name }]) => ({ value, name }))

const trackingForm = /^[A-Za-z\d][A-Za-z\d -]{3,39}$/

type Parcel = { readonly carrier?: Carrier; readonly trackingNumber?: string }

/** A carrier and a number as they were typed, either or both; the problem is in French. */
export function readParcel(typedCarrier = '', typedNumber = ''): Parcel | { readonly problem: string } {
  const carrier = typedCarrier.trim().toLowerCase()
  const trackingNumber = typedNumber.trim()
  if (carrier !== '' && !isCarrier(carrier))
    return { problem: `Transporteurs connus\u00a0: ${Object.keys(carriers).join(', ')}.` }
  if (trackingNumber !== '' && !trackingForm.test(trackingNumber))
    return { problem: 'Un numéro de suivi n’a que des lettres, des chiffres, des espaces et des tirets.' }
  return { ...(carrier !== '' && { carrier }), ...(trackingNumber !== '' && { trackingNumber }) }
}

/** Who carries an order, in words, and where its parcel is followed; undefined when nothing is known. */
export function trackingOf({
  carrier,
  trackingNumber: number,
}: {
  readonly carrier: string | undefined
  readonly trackingNumber: string | undefined
}) {
  const known = carrier !== undefined && isCarrier(carrier) ? carriers[carrier] : undefined
  if (!known && number === undefined) return undefined
  const link =
    known && number !== undefined
      ? known.follow + encodeURIComponent(number.replaceAll(/[ -]/g, ''))
      : undefined
  return { carrier: known?.name, number, link, words: [known?.name, number].filter(Boolean).join(', ') }
}
