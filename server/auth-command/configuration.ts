import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { authSettings } from '#backend/settings/auth-settings.ts'
import { EnvironmentError } from '../environment.ts'

/** The settings of the service, and where its signing keys are: a JWK set, relative to the configuration file. */
const configuration = authSettings.omit({ siteUrl: true }).extend({
  siteUrl: authSettings.shape.siteUrl.optional(),
  signingKeysFile: z.string().optional(),
})

export type AuthConfiguration = Omit<z.output<typeof configuration>, 'siteUrl' | 'publicUrl'> & {
  siteUrl: string
  publicUrl: string
}

/**
 * Reads the configuration of `npm run auth`. Its site is, when it names none, the service itself on this machine.
 * Throws one line a value that is wrong.
 */
export async function readAuthConfiguration(file: string, port: number): Promise<AuthConfiguration> {
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const parsed = configuration.safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvironmentError(`${file}\n${lines.join('\n')}`)
  }
  const { signingKeysFile, ...values } = parsed.data
  return {
    ...values,
    siteUrl: values.siteUrl ?? `http://localhost:${port}`,
    publicUrl: values.publicUrl ?? `http://localhost:${port}/auth/v1`,
    ...(signingKeysFile && { signingKeysFile: resolve(dirname(path), signingKeysFile) }),
  }
}
