import { readFile } from 'node:fs/promises'
import { EnvironmentError } from '../../../../server/environment.ts'

/** What a JSON file says. Throws one line that names the file when there is none, or none that can be read. */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    // The words of a syntax error repeat the text around it, which may be a secret: its place is enough.
    const place = /at position \d+(?: \(line \d+ column \d+\))?/.exec(String(error))?.[0]
    throw new EnvironmentError(`${path}: not JSON${place ? ` (${place})` : ''}.`)
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    throw new EnvironmentError(`${path}: ${code === 'ENOENT' ? 'no such file' : `cannot be read (${code})`}.`)
  }
}
