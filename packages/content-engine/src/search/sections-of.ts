import type { CollectionShape } from '../shape.ts'
import type { Section } from './search-result.ts'
import { sectionsOfPage } from './sections-of-body.ts'

/** What the search reads of a row of a collection, as its shape says. */
export function sectionsOf(
  shape: CollectionShape,
  row: Readonly<Record<string, unknown>>,
): readonly Section[] {
  if (shape.sections) return shape.sections(row)
  return shape.type === 'page' ? sectionsOfPage(row) : []
}
