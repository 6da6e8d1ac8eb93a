import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { authSettings } from '../settings.ts'

export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

const configuration = authSettings.omit({ siteUrl: true }).extend({
  siteUrl: authSettings.shape.siteUrl.optional(),
  publicUrl: z
    .url({ protocol: /^https?$/ })
    .refine((url) => /^\/auth\/v1\/?$/.test(URL.parse(url)?.pathname ?? ''), 'its path must be /auth/v1')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
  signingKeysFile: z.string().min(1).optional(),
})

export type Configuration = z.output<typeof configuration>

/** Reads `--config FILE` and `--port N` (0 takes a free one). Throws a ConfigurationError that ends with `usage`. */
export function readArguments(args: string[], usage: string): { file: string; port: number } {
  const { config, port } = parseArguments(args, usage)
  if (config && /^\d{1,5}$/.test(port ?? '') && Number(port) < 65_536)
    return { file: config, port: Number(port) }
  throw new ConfigurationError(`--config and --port (0 to 65535, 0 for a free one) are needed.\n${usage}`)
}

function parseArguments(args: string[], usage: string): { config?: string; port?: string } {
  try {
    return parseArgs({ args, options: { config: { type: 'string' }, port: { type: 'string' } } }).values
  } catch (error) {
    throw new ConfigurationError(`${error instanceof Error ? error.message : error}\n${usage}`)
  }
}

/** Reads a configuration file; the path of `signingKeysFile` in it is relative to it. Throws a ConfigurationError. */
export async function readConfiguration(file: string): Promise<Configuration> {
  const path = resolve(process.env.INIT_CWD ?? '.', file)
  const { signingKeysFile, ...values } = parsed(configuration, await readJsonFile(path), path)
  return { ...values, ...(signingKeysFile && { signingKeysFile: resolve(dirname(path), signingKeysFile) }) }
}

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined)

const environment = z.object({
  DATABASE_URL: optional,
  APP_SECRET: optional.pipe(z.string().min(32).optional()),
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optional.transform((from) => from ?? 'auth@localhost'),
  SMS_URL: optional.pipe(z.url({ protocol: /^https?$/ }).optional()),
  HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: z
    .enum(['on', 'off', 'true', 'false', '1', '0', ''])
    .default('off')
    .transform((value) => ['on', 'true', '1'].includes(value)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type StandaloneEnvironment = z.output<typeof environment>

export function readEnvironment(source: Record<string, string | undefined>): StandaloneEnvironment {
  return parsed(environment, source)
}

/** Parses a JSON file. Throws a ConfigurationError that names it, never its text, which may be a secret. */
export async function readJsonFile(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    const reason = error.code === 'ENOENT' ? 'no such file' : `cannot be read (${error.code})`
    throw new ConfigurationError(`${path}: ${reason}.`)
  })
  try {
    return JSON.parse(text)
  } catch (error) {
    const place = /at position \d+(?: \(line \d+ column \d+\))?/.exec(String(error))?.[0]
    throw new ConfigurationError(`${path}: not JSON${place ? ` (${place})` : ''}.`)
  }
}

function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, file?: string): z.output<Schema> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) =>
    [file, path.join('.'), message].filter(Boolean).join(': '),
  )
  throw new ConfigurationError(lines.join('\n'))
}
