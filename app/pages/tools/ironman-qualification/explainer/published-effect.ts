import type { CertaintyDegree } from './certainty.tsx'

type Effect = { title: string; detail: string; men: number; degree: CertaintyDegree }

export const effects: Effect[] = [
  {
    title: 'À l’arrivée',
    detail: 'finishers, annonce de novembre 2025',
    men: 84.4,
    degree: 'read',
  },
  {
    title: 'Places de la liste unique',
    detail: 'même annonce',
    men: 96,
    degree: 'read',
  },
  {
    title: 'À l’arrivée, notre relevé',
    detail: '17 648 finishers de 12 courses, automne 2025',
    men: 85.2,
    degree: 'computed',
  },
  {
    title: 'Places de la liste, notre calcul',
    detail: 'mêmes courses, sans désistement',
    men: 97.3,
    degree: 'computed',
  },
]

export function womenPerHundred({ men }: Effect): number {
  return Math.round(100 - men)
}

export function hundredStrokes(tall: number): { tall: string; short: string } {
  return { tall: strokes(0, tall, 44), short: strokes(tall, 100 - tall, 26) }
}

function strokes(first: number, count: number, height: number): string {
  return `M${first * 4 - 2} ${44 - height}${`m4 0v${height}m0-${height}`.repeat(count)}`
}
