import type { Field } from '../form/fields.ts'
import type { FieldView } from '../form/views.ts'

/** The fields at these paths (`legal.siren`), each within the groups it stands in. */
export function pickFields(fields: readonly Field[], paths: readonly string[]): readonly Field[] {
  return fields.flatMap((field) => {
    if (paths.includes(field.key)) return [field]
    const start = `${field.key}.`
    const inside = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length))
    if (inside.length === 0 || field.kind !== 'group') return []
    return [{ ...field, fields: pickFields(field.fields, inside) }]
  })
}

/** Views without their outer groups, in the order of the paths asked for: a short form needs no folds. */
export function flatViews(views: readonly FieldView[], paths: readonly string[]): readonly FieldView[] {
  return paths.flatMap((path) => {
    const found = viewAt(views, `v.${path}`)
    if (!found) return []
    return found.kind === 'group' ? found.fields : [found]
  })
}

function viewAt(views: readonly FieldView[], name: string): FieldView | undefined {
  for (const view of views) {
    if (view.name === name) return view
    const inner = view.kind === 'group' ? viewAt(view.fields, name) : undefined
    if (inner) return inner
  }
  return undefined
}
