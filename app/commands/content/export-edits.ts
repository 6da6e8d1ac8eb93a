import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { forgetEdit, readEdits } from '#app/domain/content-edits/store.server.ts'
import { textOfProblem, type OverlayDocument } from '@allure/content-engine'
import type { ContentSite } from './content-site.ts'

type Say = (line: string) => void

/** Writes the edits in force to the content files; with `forgets`, the files count again. False if one could not be. */
export async function exportEdits(
  { services }: ContentSite,
  { forgets, say }: { forgets: boolean; say: Say },
): Promise<boolean> {
  const edits = await readEdits(services.database)
  if (edits.length === 0) say('Aucun texte n’a été modifié en ligne.')
  let isWhole = true
  for (const edit of edits) {
    const problems = await problemsOf(services.content, edit)
    const path = services.content.fileAt(edit.collection, edit.file)
    if (path === undefined || problems.length > 0) {
      say(`laissé en ligne ${edit.collection}/${edit.file} :`)
      for (const problem of problems) say(`  ${problem}`)
      isWhole = false
      continue
    }
    say(`${await writeEdit(path, edit.text)} ${path}`)
    if (!forgets) continue
    const forgotten = await forgetEdit(services, { ...edit, author: 'export', basedOn: edit.revision })
    if (forgotten.outcome === 'saved') continue
    say(`  modifié entre-temps, gardé en ligne : ${edit.collection}/${edit.file}`)
    isWhole = false
  }
  return isWhole
}

async function problemsOf(
  content: ContentSite['services']['content'],
  { collection, file, text }: OverlayDocument,
): Promise<readonly string[]> {
  if (text === null) return content.fileAt(collection, file) ? [] : ['il n’y a pas de fichier à cette place']
  return (await content.checkDocument(collection, file, text)).map(textOfProblem)
}

async function writeEdit(path: string, text: string | null): Promise<string> {
  const before = await readFile(path, 'utf8').catch(nullIfMissing)
  if (before === text) return 'inchangé'
  if (text === null) {
    await rm(path)
    return 'supprimé'
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return before === null ? 'ajouté' : 'écrit'
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
