import { Badge } from '#app/ui/kit/badge.tsx'
import { stateNames } from './product-words.ts'

const tones = { published: 'success', draft: 'info', hidden: 'neutral' } as const

export function ProductState({ state }: { state: keyof typeof stateNames }) {
  return <Badge tone={tones[state]}>{stateNames[state]}</Badge>
}
