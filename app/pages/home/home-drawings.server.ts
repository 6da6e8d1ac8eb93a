import type { HomeTexts } from '#app/domain/home/store.server.ts'
import { heroLine } from '#app/ui/art/drawings/hero.ts'
import { sessionColumn } from '#app/ui/art/drawings/session-column.ts'

export function drawHome({ week }: Pick<HomeTexts, 'week'>) {
  return {
    hero: { desktop: heroLine('desktop'), mobile: heroLine('mobile') },
    week: week.sessions.map(sessionColumn),
  }
}

export type HomeDrawings = ReturnType<typeof drawHome>
