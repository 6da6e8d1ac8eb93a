/** A4 in points (1/72 inch), and what of it the text may take; a page after the first begins at `top`. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 92,
  bottom: 772,
  foot: 806,
}

export const columns = { label: 318, quantity: 366, unitPrice: 456, total: paper.right }

export const inks = { ink: '#060f14', quiet: '#4a5c65', rule: '#c6d2d6', accent: '#009149' }

export type FaceName = 'text' | 'strong' | 'title' | 'figures'

export type Look = {
  face: FaceName
  size: number
  lead: number
  ink: keyof typeof inks
  tracking?: number
  hasTabularFigures?: boolean
}

export const looks = {
  title: { face: 'title', size: 32, lead: 36, ink: 'ink', tracking: -1 },
  number: { face: 'figures', size: 32, lead: 36, ink: 'ink', hasTabularFigures: true },
  heading: { face: 'strong', size: 11, lead: 16, ink: 'ink' },
  text: { face: 'text', size: 9.5, lead: 13.5, ink: 'ink' },
  quiet: { face: 'text', size: 9.5, lead: 13.5, ink: 'quiet' },
  strong: { face: 'strong', size: 9.5, lead: 13.5, ink: 'ink' },
  amount: { face: 'text', size: 9.5, lead: 13.5, ink: 'ink', hasTabularFigures: true },
  strongAmount: { face: 'strong', size: 9.5, lead: 13.5, ink: 'ink', hasTabularFigures: true },
  total: { face: 'figures', size: 28, lead: 32, ink: 'ink', hasTabularFigures: true },
  detail: { face: 'text', size: 8.5, lead: 12, ink: 'quiet' },
  small: { face: 'text', size: 8, lead: 11, ink: 'quiet' },
} satisfies Record<string, Look>
