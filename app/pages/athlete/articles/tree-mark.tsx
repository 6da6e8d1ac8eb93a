import { Icon } from '#app/ui/kit/icon.tsx'

export function TreeMark({ state }: { state: 'new' | 'read' }) {
  if (state === 'new') return <span className="tree-new">Nouveau</span>
  return (
    <span className="tree-read">
      <Icon name="check" size={16} />
      <span className="vh">, lu</span>
    </span>
  )
}
