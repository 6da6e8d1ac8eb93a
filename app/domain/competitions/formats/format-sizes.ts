import type { RaceFormat } from './race-format.ts'

export const formatSizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '5-km', '10-km', 'semi', 'marathon'] as const
export type FormatSize = (typeof formatSizes)[number]

const labels: Readonly<Partial<Record<FormatSize, string>>> = {
  '5-km': '5\u00A0km',
  '10-km': '10\u00A0km',
  semi: 'Semi-marathon',
  marathon: 'Marathon',
}

/** « M », « 10 km », « Semi-marathon ». */
export function sizeLabel(size: FormatSize): string {
  return labels[size] ?? size
}

/** The size a format counts as: both L are L. Undefined for a format that has none (a trail of 23 km). */
export function sizeOf({ key }: Pick<RaceFormat, 'key'>): FormatSize | undefined {
  return key === 'L-113' ? 'L' : formatSizes.find((size) => size === key)
}

/** The size a text names, undefined for any other text. */
export function sizeNamed(text: string | null): FormatSize | undefined {
  return formatSizes.find((size) => size === text)
}
