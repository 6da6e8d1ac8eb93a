import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GeneratedTexts } from './generated-sections.ts'

const FOLDERS = 50
const PARAGRAPH = 55

/** A content folder with this many generated articles in `articles`, kept from one run to the next. */
export function generateOnce(count: number): string {
  const directory = join(tmpdir(), `allure-bench-${count}-content`)
  if (existsSync(directory)) return directory
  generateDocuments(join(`${directory}.part`, 'articles'), count)
  renameSync(`${directory}.part`, directory)
  return directory
}

/** Writes Markdown articles of about 1 000 words in six sections, 50 numbered folders; the same at each call. */
function generateDocuments(directory: string, count: number): void {
  const texts = new GeneratedTexts()
  for (let folder = 0; folder < FOLDERS; folder += 1)
    mkdirSync(join(directory, nameOf(folder)), { recursive: true })
  for (let index = 0; index < count; index += 1) {
    const file = `${nameOf(index % FOLDERS)}/${index + 1}.article-${index + 1}.md`
    writeFileSync(join(directory, file), articleOf(texts, index))
  }
}

function nameOf(folder: number): string {
  return `${folder + 1}.dossier-${folder + 1}`
}

function articleOf(texts: GeneratedTexts, index: number): string {
  const [first, ...others] = texts.sections('')
  const day = `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`
  const head = [
    '---',
    `title: "${first?.title} ${index + 1}"`,
    `description: "${texts.text(12)}"`,
    `updatedOn: ${day}`,
  ]
  return [
    ...head,
    `level: ${['débutant', 'intermédiaire', 'confirmé'][index % 3]}`,
    '---',
    '',
    paragraphs(first?.text ?? ''),
    ...others.flatMap(({ heading, text }) => ['', `## ${heading}`, '', paragraphs(text)]),
    '',
  ].join('\n')
}

function paragraphs(text: string): string {
  const words = text.split(' ')
  const count = Math.ceil(words.length / PARAGRAPH)
  return Array.from({ length: count }, (_, index) =>
    words.slice(index * PARAGRAPH, (index + 1) * PARAGRAPH).join(' '),
  ).join('\n\n')
}
