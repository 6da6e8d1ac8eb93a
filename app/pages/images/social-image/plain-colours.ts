/** Colours as every program reads them: no custom property, `light-dark()` or `oklch()`. */
export function withPlainColours(svg: string): string {
  const values = new Map(
    [...svg.matchAll(/(--[\w-]+):([^;}]+)/g)].map(([, name = '', value = '']) => [name, value]),
  )
  return svg
    .replace(/var\((--[\w-]+)\)/g, (reference, name: string) => values.get(name) ?? reference)
    .replace(/light-dark\((oklch\([^)]*\)),\s*oklch\([^)]*\)\)/g, '$1')
    .replace(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?:\s*\/\s*([\d.]+))?\)/g, (_all, ...parts: string[]) => {
      const [lightness = 0, chroma = 0, hue = 0] = parts.slice(0, 3).map(Number)
      const channels = rgbOf(lightness, chroma, hue).join(',')
      const alpha = parts[3]
      return alpha ? `rgba(${channels},${alpha})` : `rgb(${channels})`
    })
}

/** sRGB channels from 0 to 255 (Ottosson, « A perceptual color space for image processing », 2020). */
function rgbOf(lightness: number, chroma: number, hue: number): number[] {
  const angle = (hue * Math.PI) / 180
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)]
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(channelOf)
}

function channelOf(linear: number): number {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
}
