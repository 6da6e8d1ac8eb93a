import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { forgetEdit, readEdits } from '#app/domain/content-edits/store.server.ts'
import { hashOfText, textOfProblem, type OverlayDocument } from '@allure/content-engine'
import type { ContentSite } from './content-site.ts'
import { noteText, readIfThere, readKnownTexts, writeKnownTexts } from './known-texts.ts'

type Say = (line: string) => void

/** Writes the edits in force to the content files; with `forgets`, the files count again. False if one could not be. */
export async function exportEdits(
  { services }: ContentSite,
  { forgets, say }: { forgets: boolean; say: Say },
): Promise<boolean> {
  const edits = await readEdits(services.database)
  if (edits.length === 0) say('Aucun texte n’a été modifié en ligne.')
  const known = await readKnownTexts(services.content.directory)
  let isWhole = true
  for (const edit of edits) {
    const place = `${edit.collection}/${edit.file}`
    const problems = await problemsOf(services.content, edit)
    const path = services.content.fileAt(edit.collection, edit.file)
    if (path === undefined || problems.length > 0) {
      say(`laissé en ligne ${place} :`)
      for (const problem of problems) say(`  ${problem}`)
      isWhole = false
      continue
    }
    const before = await readIfThere(path)
    if (isOwnText(before, known.get(place), edit.text)) {
      say(
        `conflit, ce fichier a changé lui aussi : importez-le, ou supprimez-le pour prendre le texte en ligne : ${path}`,
      )
      isWhole = false
      continue
    }
    say(`${await writeEdit(path, before, edit.text)} ${path}`)
    noteText(known, place, edit.text)
    if (!forgets) continue
    const forgotten = await forgetEdit(services, { ...edit, author: 'export', basedOn: edit.revision })
    if (forgotten.outcome === 'saved') known.delete(place)
    else {
      say(`  modifié entre-temps, gardé en ligne : ${place}`)
      isWhole = false
    }
  }
  await writeKnownTexts(services.content.directory, known)
  return isWhole
}

async function problemsOf(
  content: ContentSite['services']['content'],
  { collection, file, text }: OverlayDocument,
): Promise<readonly string[]> {
  if (text === null) return content.fileAt(collection, file) ? [] : ['il n’y a pas de fichier à cette place']
  return (await content.checkDocument(collection, file, text)).map(textOfProblem)
}

/** Whether a file says something else than both the text it began from and the one that would replace it. */
function isOwnText(text: string | null, known: string | undefined, edited: string | null): boolean {
  return text !== null && text !== edited && known !== undefined && hashOfText(text) !== known
}

async function writeEdit(path: string, before: string | null, text: string | null): Promise<string> {
  if (before === text) return 'inchangé'
  if (text === null) {
    await rm(path)
    return 'supprimé'
  }
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
  return before === null ? 'ajouté' : 'écrit'
}
