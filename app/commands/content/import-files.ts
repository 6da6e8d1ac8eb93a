import { readFile } from 'node:fs/promises'
import type { EditOutcome } from '#app/domain/content-edits/rules.ts'
import { readEdits, reviseDocument } from '#app/domain/content-edits/store.server.ts'
import { hashOfText, listContentFiles, textOfProblem } from '@allure/content-engine'
import { CommandError } from './command-error.ts'
import type { ContentSite } from './content-site.ts'
import { noteText, readKnownTexts, writeKnownTexts } from './known-texts.ts'

type Say = (line: string) => void

type LocalFile = { collection: string; file: string; path: string; text: string }

/** Stores differing content files as edits: those of `paths`, or all but hidden ones. Online texts that a file does not know of stay, unless `replaces`. False if one could not be stored. */
export async function importFiles(
  { services, shown }: ContentSite,
  { paths, replaces, say }: { paths: readonly string[]; replaces: boolean; say: Say },
): Promise<boolean> {
  const { content } = services
  const files = await readFiles(content)
  const named = paths.map((path) => fileNamed(files, path))
  const known = await readKnownTexts(content.directory)
  const edits = new Map((await readEdits(services.database)).map((edit) => [placeOf(edit), edit]))
  const outcomes: EditOutcome['outcome'][] = []
  for (const { collection, file, path, text } of named.length > 0 ? named : files) {
    const place = placeOf({ collection, file })
    const edit = edits.get(place)
    const shownHash = edit ? edit.text && hashOfText(edit.text) : shown?.get(place)
    if (named.length === 0 && (shownHash === hashOfText(text) || edit?.text === null || (!edit && !shown)))
      continue
    const isKnown =
      !edit?.text || replaces || [known.get(place), hashOfText(text)].includes(hashOfText(edit.text))
    const basedOn = isKnown ? (edit?.revision ?? null) : null
    const outcome = await reviseDocument(services, { collection, file, text, author: 'import', basedOn })
    say(`${words[outcome.outcome]} ${path}`)
    if (outcome.outcome === 'refused')
      for (const problem of outcome.problems) say(`  ${textOfProblem(problem)}`)
    if (outcome.outcome === 'saved') noteText(known, place, text)
    outcomes.push(outcome.outcome)
  }
  await writeKnownTexts(content.directory, known)
  if (outcomes.includes('conflict')) say(afterConflict)
  if (named.length === 0 && !shown)
    say(
      'Le site n’a pas tourné sur cette machine : seuls les textes déjà modifiés en ligne sont comparés. Nommez les autres.',
    )
  if (outcomes.length === 0) say('Rien à importer : le site dit la même chose que les fichiers.')
  return outcomes.every((outcome) => outcome === 'saved')
}

const words: Record<EditOutcome['outcome'], string> = {
  saved: 'importé',
  refused: 'refusé',
  unknown: 'refusé',
  conflict: 'conflit, un autre texte est en ligne :',
}

const afterConflict = `Les deux textes sont gardés, chacun à sa place. Celui du fichier doit l’emporter : npm run content -- import --replace fichier.
Celui du site : supprimez le fichier, puis npm run content -- export.`

const placeOf = ({ collection, file }: { collection: string; file: string }) => `${collection}/${file}`

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
