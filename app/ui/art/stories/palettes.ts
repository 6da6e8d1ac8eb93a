export type Colours = { ground: string; line: string; bright: string; text: string; muted: string }
/** A name in addresses, one for people, and the tones it is shown in first. */
export type Palette = { slug: string; label: string; shade: 'light' | 'dark'; dark: Colours; light: Colours }

const green = { text: '#f1fbf5', bright: '#3fdd86' }

const known = {
  'nuit-verte': {
    label: 'Nuit verte',
    shade: 'dark',
    dark: { ...green, ground: '#06231a', line: '#bef0d4', muted: '#b5cfc2' },
    light: { ground: '#f3f8f4', line: '#0b4a30', bright: '#007a43', text: '#06231a', muted: '#44594f' },
  },
  menthe: {
    label: 'Menthe',
    shade: 'light',
    light: { ground: '#e3f7ea', line: '#094a30', bright: '#00884a', text: '#062318', muted: '#3b5b4d' },
    dark: { ground: '#0d4a33', line: '#c6f5da', bright: '#8df5bb', text: '#f1fbf5', muted: '#b3dbc6' },
  },
  bassin: {
    label: 'Bassin',
    shade: 'dark',
    dark: { ground: '#0c2a63', line: '#bedcff', bright: '#3fdd86', text: '#f4f8ff', muted: '#b7cbee' },
    light: { ground: '#e6effc', line: '#0c2a63', bright: '#0b5bd3', text: '#0a1f4a', muted: '#43557c' },
  },
  sable: {
    label: 'Sable',
    shade: 'light',
    light: { ground: '#f4ead0', line: '#5d4520', bright: '#dd3a2b', text: '#2b1d0b', muted: '#665535' },
    dark: { ground: '#2b1d10', line: '#f3dcae', bright: '#ff7256', text: '#fdf5e2', muted: '#d8c49e' },
  },
  ardoise: {
    label: 'Ardoise',
    shade: 'dark',
    dark: { ground: '#11181d', line: '#c3d2dc', bright: '#ffffff', text: '#f4f7f9', muted: '#a9b7c0' },
    light: { ground: '#eff2f4', line: '#1a262e', bright: '#0b1115', text: '#0b1115', muted: '#4d5a63' },
  },
} as const satisfies Record<string, Omit<Palette, 'slug'>>

export const palettes: readonly Palette[] = Object.entries(known).map(([slug, palette]) => ({
  slug,
  ...palette,
}))

/** The one until somebody chooses. */
export const usualPalette: Palette = { slug: 'nuit-verte', ...known['nuit-verte'] }
