import type { FieldView } from '#app/domain/content-edits/form/views.ts'
import type { KeptTyping } from './kept-typing.ts'

/** A text as its form holds it. */
export type TypedForm = {
  readonly header: string
  readonly body: string | undefined
  readonly fields: readonly FieldView[] | undefined
}

/** Whether what a device kept is what the form holds anyway: it was saved, though its answer never came. */
export function saysTheSame({ fields }: KeptTyping, { header, body, fields: views }: TypedForm) {
  const kept = new Map(fields)
  const isTyped = [...kept.keys()].some((name) => name.startsWith('v.'))
  const held = new Map(views && isTyped ? valuesOf(views) : [['entete', header]])
  if (body !== undefined) held.set('texte', body)
  const isOwn = (name: string) => name === 'texte' || (isTyped ? name.startsWith('v.') : name === 'entete')
  return [...new Set([...held.keys(), ...[...kept.keys()].filter(isOwn)])].every(
    (name) => plain(kept.get(name)) === plain(held.get(name)),
  )
}

const plain = (text = '') => text.replaceAll('\r\n', '\n').trim()

function valuesOf(views: readonly FieldView[]): readonly (readonly [string, string])[] {
  return views.flatMap((view) => {
    if (view.kind === 'group') return valuesOf(view.fields)
    if (view.kind === 'list') return view.items.flatMap((item) => valuesOf(item.fields))
    return [[view.name, view.value] as const]
  })
}
