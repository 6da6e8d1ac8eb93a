type Oklch = { readonly lightness: number; readonly chroma: number; readonly hue: number }
type Rgb = readonly [number, number, number]

/** The steps of the accent in `app/ui/styles/palette.css`: how light, how strong for a full accent, how far from its hue. */
export const accentSteps = {
  50: [0.981, 0.017, 0],
  100: [0.952, 0.044, -1],
  200: [0.908, 0.088, -2],
  300: [0.86, 0.145, -4],
  400: [0.8, 0.19, -7],
  600: [0.575, 0.152, -8],
  700: [0.478, 0.124, -7],
  800: [0.398, 0.1, -5],
  900: [0.322, 0.076, -2],
  950: [0.225, 0.046, 4],
} as const

export type AccentStep = keyof typeof accentSteps

const usual: Oklch = { lightness: 0.478, chroma: 0.124, hue: 153 }
const leastContrast = 4.5

export const isHexColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

/** What the ramp of a colour (`#rrggbb`) is turned by: its hue in degrees, its chroma as a part of the usual. */
export function accentTurn(hex: string) {
  const { chroma, hue } = oklchOf(hex)
  return {
    hue: Math.round(hue - accentSteps[700][2]) % 360,
    chroma: Math.round(Math.min(1, chroma / usual.chroma) * 100) / 100,
  }
}

/** A step of the ramp of a colour, as `#rrggbb`; the colour itself is step 700. */
export function accentStep(hex: string, step: AccentStep): string {
  if (step === 700) return hex.toLowerCase()
  const turn = accentTurn(hex)
  const [lightness, chroma, from] = accentSteps[step]
  return hexOf(rgbOf({ lightness, chroma: chroma * turn.chroma, hue: turn.hue + from }))
}

/** WCAG contrast of two colours (`#rrggbb`), 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const white = '#ffffff'
// The greys that the accent is read on, from `palette.css` and `tokens.css`.
const lightGrounds = { 'sur le fond clair': '#f8fafb', 'sur une carte claire': white }
const darkGrounds = { 'sur le fond sombre': '#0b1215', 'sur une carte sombre': '#111b20' }

/** Where a colour cannot be read as an accent, in either mode, in French: none for one that may be taken. */
export function accentProblems(hex: string): string[] {
  const own = accentStep(hex, 700)
  const lit = accentStep(hex, 400)
  const pairs = [
    ...Object.entries(lightGrounds).map(([where, ground]) => [where, own, ground] as const),
    ...Object.entries(darkGrounds).map(([where, ground]) => [where, lit, ground] as const),
    ['écrit sur un bouton sombre', accentStep(hex, 950), lit] as const,
    ['sur une plage claire', accentStep(hex, 900), accentStep(hex, 100)] as const,
  ]
  return pairs.flatMap(([where, text, ground]) => {
    const contrast = contrastOf(text, ground)
    if (contrast >= leastContrast) return []
    return [`${where}\u00a0: ${contrast.toFixed(1).replace('.', ',')} pour 1, il faut 4,5`]
  })
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function linearOf(hex: string): Rgb {
  const part = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [part(1), part(3), part(5)]
}

function hexOf(linear: Rgb): string {
  const parts = linear.map((value) => {
    const within = Math.min(1, Math.max(0, value))
    const shown = within <= 0.0031308 ? within * 12.92 : 1.055 * within ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

function oklchOf(hex: string): Oklch {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: ((Math.atan2(c, a) * 180) / Math.PI + 360) % 360,
  }
}

function rgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const c = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * c) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * c) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * c) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}
