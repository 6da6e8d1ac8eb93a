import { parseLocatedYaml } from './located-yaml.ts'
import type { LocatedYaml } from './located-yaml.ts'

/** A file cut in two: front matter and text, with the line on which the text starts. */
type FrontMatterFile = {
  readonly frontMatter: LocatedYaml
  /** Undefined for a YAML file. */
  readonly text: string | undefined
  readonly textLine: number
}

/** A Markdown file without front matter has an empty one; an unclosed one is an error of it. */
export function splitFrontMatter(source: string): FrontMatterFile {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trimEnd() !== '---') {
    return { frontMatter: parseLocatedYaml('', 1), text: lines.join('\n'), textLine: 1 }
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---')
  if (end === -1) return { frontMatter: unclosed, text: '', textLine: 1 }
  return {
    frontMatter: parseLocatedYaml(lines.slice(1, end).join('\n'), 2),
    text: lines.slice(end + 1).join('\n'),
    textLine: end + 2,
  }
}

/** A YAML file: all front matter. */
export function withoutText(source: string): FrontMatterFile {
  return { frontMatter: parseLocatedYaml(source.replace(/^\uFEFF/, ''), 1), text: undefined, textLine: 1 }
}

const unclosed: LocatedYaml = {
  value: undefined,
  errors: [{ line: 1, message: 'en-tête non fermé : il manque une ligne « --- »' }],
  lineOf: () => 1,
}
