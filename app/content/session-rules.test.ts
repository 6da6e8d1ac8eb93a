import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkContent, textOfProblem } from '@allure/content-engine'
import { collections } from './session-rules.ts'

async function problemsOf(body: string): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'seances-'))
  try {
    await mkdir(join(directory, 'espaceAthlete'))
    const article = `---\ntitle: Essai\ndescription: Essai\nupdatedOn: 2026-01-01\n---\n\n${body}\n`
    await writeFile(join(directory, 'espaceAthlete/essai.md'), article)
    const source = {
      directory,
      collections: { espaceAthlete: collections.espaceAthlete },
      samples: true,
      now: () => new Date(),
    }
    return (await checkContent(source)).map((problem) => textOfProblem(problem).replace(/^\S+(?=essai)/, ''))
  } finally {
    await rm(directory, { recursive: true })
  }
}

test('a mistake in a session is told with its file and the line of its step', async () => {
  expect(
    await problemsOf(
      '## Seuil\n\n:::seance{titre="Seuil" sport="course"}\n- 20 min\n- 3 × (8 min seuil\n:::',
    ),
  ).toEqual([
    'essai.md:11 « seance », «\u202F3 × (8 min seuil\u202F»\u00A0: une parenthèse ouverte ne se ferme pas, ou l’inverse',
  ])
  expect(await problemsOf(':::seance{titre="Seuil" duree="1 h"}\n- 20 min\n:::')).toEqual([
    'essai.md:7 « seance », durée annoncée 1 h, mais les étapes font 20\u00A0min',
  ])
})

test('a sound session is none', async () => {
  expect(
    await problemsOf(':::seance{titre="Seuil" sport="course"}\n- 3 × (8 min seuil, 2 min trot)\n:::'),
  ).toEqual([])
})
