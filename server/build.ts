import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const buildFolder = fileURLToPath(new URL('../build', import.meta.url))

export const clientFolder = join(buildFolder, 'client')

export const imageFolder = join(buildFolder, 'images')

export type BuiltApplication = typeof import('#app/entry.application.ts')

type MaybePromise<Value> = Value | Promise<Value>

/** What opening the services takes of the application. */
export type ServiceTools = typeof import('#app/entry.services.ts') &
  Pick<BuiltApplication, 'queueAccountEmail'> & {
    accountPolicy: (
      ...of: Parameters<BuiltApplication['accountPolicy']>
    ) => MaybePromise<ReturnType<BuiltApplication['accountPolicy']>>
  }

const applicationFile = join(buildFolder, 'server/index.js')

export async function loadBuiltApplication(): Promise<BuiltApplication> {
  if (!existsSync(applicationFile)) throw new Error('The site is not built: run `npm run build`.')
  // React looks at it once, when it is loaded: its development build renders pages ten times slower.
  process.env.NODE_ENV ??= 'production'
  return import(pathToFileURL(applicationFile).href)
}

export function builtAt(): number {
  return Math.round(statSync(applicationFile).mtimeMs)
}

export function shellUrl(): string {
  const file = readdirSync(join(clientFolder, 'assets')).find((name) => /^shell-.*\.js$/.test(name))
  if (!file) throw new Error('The build has no shell script.')
  return `/assets/${file}`
}
