import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { EnvironmentError } from '../../../../server/environment.ts'
import { authSettings } from '../settings/auth-settings.ts'
import { readJsonFile } from './read-json-file.ts'

/** The settings of the service, and where its signing keys are: a JWK set, relative to the configuration file. */
const configuration = authSettings.omit({ siteUrl: true }).extend({
  siteUrl: authSettings.shape.siteUrl.optional(),
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\/auth\/v1\/?$/.test(URL.parse(url)?.pathname ?? ''), 'its path must be /auth/v1')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  signingKeysFile: z.string().min(1).optional(),
})

export type AuthConfiguration = z.output<typeof configuration>

/** Reads the configuration of `npm run auth`. Throws one line a value that is wrong. */
export async function readAuthConfiguration(file: string): Promise<AuthConfiguration> {
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const parsed = configuration.safeParse(await readJsonFile(path))
  if (!parsed.success) throw new EnvironmentError(parsed.error.issues.map(lineOf).join('\n'))
  const { signingKeysFile, ...values } = parsed.data
  return { ...values, ...(signingKeysFile && { signingKeysFile: resolve(dirname(path), signingKeysFile) }) }

  function lineOf({ path: place, message }: z.core.$ZodIssue): string {
    return `${[path, ...(place.length > 0 ? [place.join('.')] : [])].join(': ')}: ${message}`
  }
}
