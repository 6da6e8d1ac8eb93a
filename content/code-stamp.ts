import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const project = fileURLToPath(new URL('..', import.meta.url))
const folders = ['packages/content-engine/src', 'content/collections', 'content/search', 'app/domain/training']
const files = ['content/collections.ts', 'content/search-sections.ts', 'content/session-rules.ts', 'content/shapes.ts', 'package-lock.json']

/** Changes with all code that parses content: documents parsed by other code are parsed again. */
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
