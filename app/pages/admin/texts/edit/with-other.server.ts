import { hunksOf } from '#app/domain/content-edits/compare/hunks.ts'
import { mergeTexts, type Conflict } from '#app/domain/content-edits/compare/merge-texts.ts'
import { findRevision, nameOfEditor } from '#app/domain/content-edits/store.server.ts'
import { formatInstant } from '#app/domain/shared/dates/french-instants.ts'
import type { Services } from '#app/http/context.ts'
import { seenNow, seenOf, type documentAt, type seenIn } from '../read-text.server.ts'

type Document = Awaited<ReturnType<typeof documentAt>>

async function textAt({ database }: Services, revision: number | null) {
  return revision === null ? undefined : (await findRevision(database, revision))?.text
}

type About = ReturnType<typeof seenIn>

/** What somebody wrote, together with what was saved or deployed since they began. */
export async function withOther(services: Services, now: Document, about: About, mine: string) {
  const isOfDraft = about.draftSeen !== (now.draft?.id ?? null)
  const other = isOfDraft && now.draft ? now.draft : now.edit
  const theirs = isOfDraft && now.draft ? now.draft.text : now.text
  const base = (await textAt(services, (isOfDraft ? about.draftSeen : null) ?? about.basedOn)) ?? undefined
  const isOtherFile = other === null && about.fileSeen !== undefined
  // Of a file that a deployment replaced nothing is left to compare with: what both say differently is shown.
  const origin = base ?? (isOtherFile ? undefined : now.fileText) ?? ''
  const merged = theirs === null ? { text: mine, conflicts: [] } : mergeTexts(origin, mine, theirs, now.file)
  return {
    merged: isOtherFile ? mine : merged.text,
    seen: isOfDraft && now.draft ? seenOf(now) : seenNow(now),
    other: {
      who: isOtherFile
        ? 'Une mise à jour du site'
        : await nameOfEditor(services.database, other?.author ?? null),
      at: formatInstant(other?.createdAt ?? services.clock.now()),
      isHidden: theirs === null,
      conflicts: isOtherFile ? differing(mine, theirs ?? '') : merged.conflicts,
    },
  }
}

/** What two texts say differently, passage by passage. */
function differing(mine: string, theirs: string): readonly Conflict[] {
  const lines = (text: string) => text.match(/[^\n]*\n|[^\n]+$/g) ?? []
  const [own, others] = [lines(mine), lines(theirs)]
  return hunksOf(own, others).map(({ before, after }) => ({
    mine: own.slice(before.start, before.end).join(''),
    theirs: others.slice(after.start, after.end).join(''),
    before: own.slice(0, before.start).at(-1) ?? '',
  }))
}
