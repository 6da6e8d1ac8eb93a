import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteContentReader } from '#content/collections.ts'
import { openContent, type ContentProblem, type Overlay } from '@allure/content-engine'
import { collections } from './session-rules.ts'

const project = fileURLToPath(new URL('../..', import.meta.url))

const folders = [
  'packages/content-engine/src',
  'content/collections',
  'content/search',
  'app/domain/training',
]

const files = [
  'content/collections.ts',
  'content/search-sections.ts',
  'app/content/session-rules.ts',
  'content/shapes.ts',
  'package-lock.json',
]

export function codeStamp(): string {
  const hash = createHash('sha256')
  for (const file of [...folders.flatMap(filesIn), ...files]) hash.update(readFileSync(join(project, file)))
  return hash.digest('base64url')
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length))
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .sort()
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export const builtStorage = here('../../build/content.sqlite')

export type SiteContentOptions = {
  /** Another than the project's. */
  directory?: string
  showsSamples: boolean
  now: () => Date
  storagePath?: string
  overlay?: Overlay
  onRefusedEdit?: (problems: readonly ContentProblem[]) => void
}

export type { SiteContentReader } from '#content/collections.ts'

/** The site's content, checked and loaded. Throws `ContentError` naming file, line and field of every problem. */
export function openSiteContent({
  directory = here('../../content'),
  showsSamples,
  storagePath: path,
  ...options
}: SiteContentOptions): Promise<SiteContentReader> {
  return openContent({
    directory,
    collections,
    samples: showsSamples,
    editParser: here('./edit-parser.ts'),
    storage: { path, seed: builtStorage, codeStamp: codeStamp() },
    ...options,
  })
}

export function storageIn(dataDirectory: string): string {
  return join(dataDirectory, 'content.sqlite')
}
