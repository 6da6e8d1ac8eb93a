import type { SiteProcess } from '#test/site-process.ts'
import { print } from '../figures.ts'
import { processorSeconds } from '../process-figures.ts'
import { refresh, signIn } from './ask.ts'

const turns = 40

/** Sessions refreshed again and again, each in its own line, all at once. */
export async function measureRefresh(
  { url, child }: Pick<SiteProcess, 'url' | 'child'>,
  emails: readonly string[],
): Promise<void> {
  const tokens = await Promise.all(emails.map(async (email) => (await signIn(url, email)).refresh_token))
  const pid = child.pid ?? 0
  const refreshAll = () =>
    Promise.all(
      tokens.map(async (_, index) => {
        for (let turn = 0; turn < turns; turn += 1)
          tokens[index] = (await refresh(url, tokens[index] ?? '')).refresh_token
      }),
    )
  await refreshAll()
  const before = processorSeconds(pid)
  const start = performance.now()
  await refreshAll()
  const count = tokens.length * turns
  print('auth: refreshes a second', (count / (performance.now() - start)) * 1000)
  print('auth: refreshes a processor second of the site', count / (processorSeconds(pid) - before))
}
