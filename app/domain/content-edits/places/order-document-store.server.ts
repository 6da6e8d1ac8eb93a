import type { Transaction } from '#db/database.ts'
import { readDocument } from '../documents-store.server.ts'
import { titleOfText } from '../documents.ts'
import { listDocuments } from '../list-documents-store.server.ts'
import type { Actor, PlanServices } from '../plans/plans-store.server.ts'
import type { EditedPlace } from '../rules.ts'
import { saveRevisions } from '../save-revision-store.server.ts'
import { changesOf, moveRest } from './move-document-store.server.ts'
import { folderOf, inOrder, isOpenPlace, tradedNames } from './new-document.ts'

/** The texts of a document's folder that have a place in its row, in its order; a draft alone has none yet. */
export async function neighboursOf(services: PlanServices, { collection, file }: EditedPlace) {
  const lines = (await listDocuments(services)).filter(
    (line) => line.collection === collection && isOpenPlace(line) && folderOf(line.file) === folderOf(file),
  )
  const read = await Promise.all(lines.map((line) => readDocument(services, line)))
  const shown = new Map(
    read.flatMap((document) =>
      document && document.text !== null
        ? [
            [
              document.file,
              { document, title: titleOfText(document.collection, document.file, document.text) },
            ],
          ]
        : [],
    ),
  )
  return inOrder([...shown.keys()]).flatMap((name) => shown.get(name) ?? [])
}

export type Ordered =
  | { readonly ok: true; readonly names: ReturnType<typeof tradedNames> }
  | { readonly ok: false; readonly message: string }

/** Puts a document so many places down (up when negative): the files in between trade numbers, their addresses stay. */
export async function orderDocument(
  services: PlanServices,
  { collection, file, step, actor }: EditedPlace & { readonly step: number; readonly actor: Actor },
): Promise<Ordered> {
  const row = (await neighboursOf(services, { collection, file })).map(({ document }) => document)
  const traded = tradedNames(
    file,
    step,
    row.map((document) => document.file),
  )
  const moves = traded.flatMap(({ from, to }) => {
    const document = row.find((one) => one.file === from)
    return document ? [{ from: { collection, file: from }, to: { collection, file: to }, document }] : []
  })
  const [first, ...rest] = moves.flatMap(({ document, to }) => changesOf(document, to, actor))
  if (!first) return { ok: true, names: [] }
  const also = async (transaction: Transaction, revisions: readonly number[]) => {
    for (const [index, { from, to }] of moves.entries())
      await moveRest(transaction, { from, to, revision: revisions[index * 2] ?? null })
  }
  const outcome = await saveRevisions(services, [first, ...rest], also)
  if (outcome.outcome === 'saved') return { ok: true, names: traded }
  const problem = outcome.outcome === 'refused' ? outcome.problems[0]?.message : undefined
  return { ok: false, message: problem ?? 'Quelqu’un vient de changer un de ces textes\u00a0: recommencez.' }
}
