import { Icon } from '#app/ui/kit/icon.tsx'
import type { TabsProps } from '@allure/content-engine/render'

export function ProseTabs({ id, tabs }: TabsProps) {
  return (
    <div className="accordion prose-tabs" id={id}>
      {tabs.map(({ label, content }, index) => (
        <details key={label} className="accordion-item" name={id} open={index === 0}>
          <summary>
            {label}
            <Icon name="plus" />
          </summary>
          <div className="accordion-content">{content}</div>
        </details>
      ))}
    </div>
  )
}
