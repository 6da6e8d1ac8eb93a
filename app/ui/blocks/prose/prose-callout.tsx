import { Note } from '#app/ui/kit/note.tsx'
import type { CalloutProps } from '@allure/content-engine/render'
import { IconDrawing } from '../content-icon/icon-drawing.tsx'

const looks = {
  info: { tone: 'info', icon: 'info', name: 'Information' },
  conseil: { tone: 'success', icon: 'circle-check', name: 'Conseil' },
  attention: { tone: 'warning', icon: 'triangle-alert', name: 'Attention' },
} as const

export function ProseCallout({ type, title, icon: drawing, children }: CalloutProps) {
  const { tone, icon, name } = looks[type]
  return (
    <aside aria-label={title ?? name}>
      <Note tone={tone} icon={drawing ? <IconDrawing drawing={drawing} /> : icon} className="prose-callout">
        <p className="prose-callout-title">
          {title ? <span className="vh">{name}&nbsp;: </span> : null}
          {title ?? name}
        </p>
        {children}
      </Note>
    </aside>
  )
}
