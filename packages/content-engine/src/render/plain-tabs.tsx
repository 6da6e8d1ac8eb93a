import type { TabsProps } from './block-props.ts'

/** Sections that open one at a time, without JavaScript. */
export function PlainTabs({ id, tabs }: TabsProps) {
  return (
    <div className="content-tabs" id={id}>
      {tabs.map(({ label, content }, index) => (
        <details key={label} name={id} open={index === 0}>
          <summary>{label}</summary>
          {content}
        </details>
      ))}
    </div>
  )
}
