export type DeviceKind = 'computer' | 'phone' | 'tablet'

const kindNames: Record<DeviceKind, string> = {
  computer: 'Ordinateur',
  phone: 'Téléphone',
  tablet: 'Tablette',
}

// In this order: most browsers also name those they descend from.
const browsers: [mark: RegExp, name: string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

/** « Ordinateur, Firefox »: all that is kept of what a browser says of itself. */
export function deviceOf(userAgent: string): string {
  const browser = browsers.find(([mark]) => mark.test(userAgent))?.[1]
  return [kindNames[kindOf(userAgent)], browser].filter(Boolean).join(', ')
}

export function kindOfDevice(device: string): DeviceKind {
  if (device.startsWith(kindNames.phone)) return 'phone'
  return device.startsWith(kindNames.tablet) ? 'tablet' : 'computer'
}

function kindOf(userAgent: string): DeviceKind {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet'
  return /\bMobile\b|\biPhone\b|\bAndroid\b/.test(userAgent) ? 'phone' : 'computer'
}

const hour = 3_600_000

/** The beginning of an instant's hour: no finer trace of a visit is kept. */
export function toTheHour(instant: Date): Date {
  return new Date(Math.floor(instant.getTime() / hour) * hour)
}

/** Days after which a session is forgotten, ended or not: as long as its cookie may last, so that it stays refused. */
export const daysKept = 400
