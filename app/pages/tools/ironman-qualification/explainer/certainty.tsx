const words = {
  read: 'Lu dans une source',
  single: 'Une seule source',
  deduced: 'Déduit',
  computed: 'Calculé par nous',
  unverified: 'À vérifier',
} as const

export type CertaintyDegree = keyof typeof words

export function Certainty({ degree, children }: { degree: CertaintyDegree; children?: string }) {
  return <span className={`certainty certainty-${degree}`}>{children ?? words[degree]}</span>
}
