import { ContentError, textOfProblem } from '@allure/content-engine'
import { escapeHtml } from '../http/escape-html.ts'

type Watcher = {
  on: (event: 'all', listener: (event: string, path: string) => void) => unknown
  add: (path: string) => unknown
}
type Reloadable = { directory: string; reload: () => Promise<void> }

export function watchContent(watcher: Watcher, content: Reloadable) {
  let isChanged = false
  let problems: readonly string[] = []
  watcher.add(content.directory)
  watcher.on('all', (_event, path) => {
    if (path.startsWith(content.directory)) isChanged = true
  })

  return {
    async problemPage(): Promise<Response | undefined> {
      if (isChanged) {
        isChanged = false
        problems = await problemsOf(content)
      }
      if (problems.length === 0) return undefined
      const list = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')
      return new Response(
        `<!doctype html><html lang="fr"><title>Contenu</title><h1>Le contenu a des erreurs</h1><ul>${list}</ul>`,
        {
          status: 500,
          headers: { 'content-type': 'text/html; charset=utf-8' },
        },
      )
    },
  }
}

async function problemsOf(content: Reloadable): Promise<string[]> {
  try {
    await content.reload()
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(textOfProblem)
    throw error
  }
}
