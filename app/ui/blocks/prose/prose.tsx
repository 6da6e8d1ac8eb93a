import type { ComponentProps } from 'react'
import { joinClasses } from '#app/ui/kit/join-classes.ts'

type ProseProps = Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> & { html: string }

export function Prose({ html, className, ...attributes }: ProseProps) {
  return (
    <div
      {...attributes}
      className={joinClasses('prose', className)}
      // oxlint-disable-next-line react/no-danger -- sanitised by the content engine
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
