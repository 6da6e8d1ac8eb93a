import icons from './icons.json' with { type: 'json' }

export type IconName = keyof typeof icons

export const iconNames = Object.keys(icons) as IconName[]
