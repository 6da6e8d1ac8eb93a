import { z } from 'zod'

const switchOf = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0', ''])
    .optional()
    .transform((value) => (value ? ['on', 'true', '1'].includes(value) : fallback))

const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

// Three doors of the same public service.
const publicIconHosts = 'https://api.iconify.design https://api.simplesvg.com https://api.unisvg.com'

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: optional.pipe(
    z
      .url({ protocol: /^https?$/ })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
  ),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: optional,
  DATABASE_DIRECT_URL: optional,
  SMTP_URL: optional.pipe(z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: optional,
  MAINTENANCE_MODE: switchOf(false),
  SAMPLE_CONTENT: z.enum(['on', 'off', 'true', 'false', '1', '0', '']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: switchOf(false),
  ICON_SERVICE: switchOf(false),
  ICON_SERVICE_HOSTS: z
    .string()
    .optional()
    .transform((value) => (value || publicIconHosts).split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')))),
})

export type Environment = {
  port: number
  host: string
  siteUrl: string | undefined
  isProduction: boolean
  dataDirectory: string
  databaseUrl: string | undefined
  databaseDirectUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string | undefined
  isInMaintenance: boolean
  showsSamples: boolean
  logLevel: string
  trustsProxy: boolean
  /** Whom the server may ask for icons of sets that are not installed; nobody by default. */
  iconServiceHosts: readonly string[]
}

/** Reads every setting once. Throws one line a setting when a value is wrong. Production means an https SITE_URL. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = environmentSchema.safeParse(source)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new EnvironmentError(lines.join('\n'))
  }
  const values = parsed.data
  const isProduction = values.SITE_URL?.startsWith('https:') ?? false
  return {
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL,
    isProduction,
    dataDirectory: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    isInMaintenance: values.MAINTENANCE_MODE,
    showsSamples: switchOf(!isProduction).parse(values.SAMPLE_CONTENT),
    logLevel: values.LOG_LEVEL,
    trustsProxy: values.TRUST_PROXY,
    iconServiceHosts: values.ICON_SERVICE ? values.ICON_SERVICE_HOSTS : [],
  }
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}
