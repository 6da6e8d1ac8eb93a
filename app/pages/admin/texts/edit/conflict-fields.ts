import { withTheirs, type Conflict } from '#app/domain/content-edits/compare/merge-texts.ts'
import { textOf } from '#app/domain/shared/forms/form-fields.ts'
import type { TextAnswer } from './edit-text.server.ts'

type Other = NonNullable<TextAnswer['other']>

/** Fields that carry what another saved from one press to the next. */
export const conflictField = 'autre'

const pressed = /^(leur|mien):(\d{1,3})$/

/** After « prendre la leur » or « garder la mienne » of one passage: the text, and the passages that are left. */
export function afterConflictGesture(
  form: FormData,
  gesture: string,
  text: string,
): { text: string; other: Other } | undefined {
  const [, whose, rank] = pressed.exec(gesture) ?? []
  const other = readOther(textOf(form, conflictField))
  const conflict = other?.conflicts[Number(rank)]
  if (!other || !conflict) return undefined
  const conflicts = other.conflicts.filter((one) => one !== conflict)
  return { text: whose === 'leur' ? withTheirs(text, conflict) : text, other: { ...other, conflicts } }
}

function readOther(typed: string): Other | undefined {
  try {
    const read: unknown = JSON.parse(typed)
    return isOther(read) ? read : undefined
  } catch {
    return undefined
  }
}

function isOther(read: unknown): read is Other {
  return (
    typeof read === 'object' &&
    read !== null &&
    'at' in read &&
    typeof read.at === 'string' &&
    (!('who' in read) || typeof read.who === 'string') &&
    'conflicts' in read &&
    Array.isArray(read.conflicts) &&
    read.conflicts.every(isConflict)
  )
}

function isConflict(read: unknown): read is Conflict {
  return (
    typeof read === 'object' &&
    read !== null &&
    ['mine', 'theirs', 'before'].every((key) => typeof (read as Record<string, unknown>)[key] === 'string')
  )
}
