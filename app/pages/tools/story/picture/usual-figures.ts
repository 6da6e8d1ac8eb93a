import type { Figure, FigureName } from '#app/domain/activities/figures/figure.ts'

/** Those shown until somebody chooses: four at most, in the order of the mockups. */
export function usualFigures(figures: readonly Figure[]): FigureName[] {
  const isFoot = figures.some(({ name }) => name === 'allure')
  const usual: FigureName[] = ['distance', 'temps', isFoot ? 'allure' : 'vitesse', 'denivele']
  return usual.filter((name) => figures.some((figure) => figure.name === name))
}
