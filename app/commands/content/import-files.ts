import { readFile } from 'node:fs/promises'
import type { EditOutcome } from '#app/domain/content-edits/rules.ts'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { hashOfText, listContentFiles, textOfProblem } from '@allure/content-engine'
import { CommandError } from './command-error.ts'
import type { ContentSite } from './content-site.ts'

type Say = (line: string) => void

type LocalFile = { collection: string; file: string; path: string; text: string }

/** Stores differing content files as edits: those of `paths`, or all but hidden ones. False if one could not be. */
export async function importFiles(
  { services, shown }: ContentSite,
  { paths, say }: { paths: readonly string[]; say: Say },
): Promise<boolean> {
  const files = await readFiles(services.content)
  const named = paths.map((path) => fileNamed(files, path))
  const edits = new Map(
    (await readEdits(services.database)).map((edit) => [`${edit.collection}/${edit.file}`, edit]),
  )
  let isWhole = true
  let stored = 0
  for (const { collection, file, path, text } of named.length > 0 ? named : files) {
    const edit = edits.get(`${collection}/${file}`)
    const shownHash = edit ? edit.text && hashOfText(edit.text) : shown?.get(`${collection}/${file}`)
    if (named.length === 0 && (shownHash === hashOfText(text) || edit?.text === null || (!edit && !shown)))
      continue
    const basedOn = edit?.revision ?? null
    const outcome = await reviseDocument(services, { collection, file, text, author: 'import', basedOn })
    say(`${wordsOf(outcome)} ${path}`)
    if (outcome.outcome === 'refused')
      for (const problem of outcome.problems) say(`  ${textOfProblem(problem)}`)
    if (outcome.outcome === 'saved') stored += 1
    else isWhole = false
  }
  if (named.length === 0 && !shown)
    say(
      'Le site n’a pas tourné sur cette machine : seuls les textes déjà modifiés en ligne sont comparés. Nommez les autres.',
    )
  if (isWhole && stored === 0) say('Rien à importer : le site dit la même chose que les fichiers.')
  return isWhole
}

async function readFiles(content: ContentSite['services']['content']): Promise<LocalFile[]> {
  const files: LocalFile[] = []
  for (const collection of Object.values(content.collections)) {
    for (const { absolute: path, inCollection } of await listContentFiles(content.directory, collection)) {
      files.push({
        collection: collection.name,
        file: inCollection,
        path,
        text: await readFile(path, 'utf8'),
      })
    }
  }
  return files
}

function fileNamed(files: readonly LocalFile[], path: string): LocalFile {
  const file = files.find((one) => one.path === path)
  if (!file) throw new CommandError(`Ce n’est pas un fichier de contenu : ${path}`)
  return file
}

function wordsOf({ outcome }: EditOutcome): string {
  if (outcome === 'saved') return 'importé'
  return outcome === 'conflict' ? 'modifié en ligne entre-temps, laissé' : 'refusé'
}
