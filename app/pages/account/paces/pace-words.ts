import type { ReferencePaceKind } from '#app/domain/training/reference-paces/rules.ts'

export const paceWords: Readonly<Record<ReferencePaceKind, PaceWords>> = {
  vma: {
    name: 'VMA',
    title: 'Votre VMA',
    lead: 'La vitesse que vous tenez environ six minutes, à fond. Vos allures de course en sont des parts.',
    label: 'VMA, en km/h',
    hint: 'Comme 15,2',
    tool: { path: '/nos-outils/calculateur-equivalence-running', name: 'Équivalence running' },
  },
  css: {
    name: 'CSS',
    title: 'Votre CSS',
    lead: 'Votre vitesse critique de nage, en temps aux 100\u00A0m. Vos séries s’écrivent à quelques secondes d’elle.',
    label: 'CSS, temps aux 100\u00A0m',
    hint: 'Comme 1:43',
    tool: { path: '/nos-outils/calculateur-allure-natation', name: 'Allure natation' },
  },
}

type PaceWords = {
  name: string
  title: string
  lead: string
  label: string
  hint: string
  tool: { path: string; name: string }
}
