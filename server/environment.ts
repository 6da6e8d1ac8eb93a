import { join } from 'node:path'
import { z } from 'zod'
import { providerSettings } from '@allure/auth-server/settings'

const switchOf = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0', ''])
    .optional()
    .transform((value) => (value ? ['on', 'true', '1'].includes(value) : fallback))

const optional = z
  .string()
  .optional()
  .transform((value) => (value === '' ? undefined : value))

const maybe = <Schema extends z.ZodType<unknown, string>>(schema: Schema) => optional.pipe(schema.optional())

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'not an address of PostgreSQL (postgres://user:password@host:port/database)',
})

// What carries a secret key is not sent unsealed through a network.
function isPrivateWay(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

const serviceAddress = webAddress.refine(isPrivateWay, 'http is for this machine only')

const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(schema)

const publicIconHosts = 'https://api.iconify.design https://api.simplesvg.com https://api.unisvg.com'

const environmentSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: maybe(webAddress),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: maybe(databaseAddress),
  DATABASE_DIRECT_URL: maybe(databaseAddress),
  APP_SECRET: maybe(z.string().min(32)),
  BACKUP_DIR: optional,
  BACKUP_PASSPHRASE: maybe(z.string().min(12)),
  SUPABASE_URL: maybe(webAddress),
  SUPABASE_ANON_KEY: optional,
  SUPABASE_SERVICE_ROLE_KEY: optional,
  AUTH_PROVIDERS: maybe(jsonOf(z.array(providerSettings))),
  SMS_URL: maybe(webAddress),
  SMTP_URL: maybe(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: optional,
  S3_ENDPOINT: maybe(serviceAddress),
  S3_REGION: z.string().default(''),
  S3_BUCKET: maybe(z.string().regex(/^[a-z\d][a-z\d.-]{1,62}$/, 'not the name of a bucket')),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  STRIPE_SECRET_KEY: maybe(z.string().regex(/^[sr]k_\w+$/, 'not a secret key (sk_… or rk_…)')),
  STRIPE_WEBHOOK_SECRET: maybe(z.string().regex(/^whsec_\S+$/, 'not a signing secret (whsec_…)')),
  STRIPE_API_URL: maybe(serviceAddress),
  STRAVA_CLIENT_ID: maybe(z.string().regex(/^[\w-]+$/, 'not the number of an application')),
  STRAVA_CLIENT_SECRET: maybe(z.string().regex(/^\S+$/, 'not a client secret')),
  STRAVA_VERIFY_TOKEN: maybe(z.string().regex(/^\S+$/, 'not a word without spaces')),
  STRAVA_API_URL: maybe(serviceAddress),
  STRAVA_OAUTH_URL: maybe(serviceAddress),
  MAINTENANCE_MODE: switchOf(false),
  SAMPLE_CONTENT: z.enum(['on', 'off', 'true', 'false', '1', '0', '']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: switchOf(false),
  MEMBER_SESSION_DAYS: z.coerce.number().int().min(1).max(400).default(90),
  COACH_SESSION_DAYS: z.coerce.number().int().min(1).max(400).default(7),
  COACH_PROOF_HOURS: z.coerce.number().int().min(1).max(9600).default(12),
  ICON_SERVICE: switchOf(false),
  ICON_SERVICE_HOSTS: z
    .string()
    .optional()
    .transform((value) => (value || publicIconHosts).split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(webAddress)),
})

type Values = z.output<typeof environmentSchema>

export type Environment = Readonly<ReturnType<typeof readEnvironment>>

/** Reads every setting once. Throws one line a setting when a value is wrong. Production means an https SITE_URL. */
export function readEnvironment(source: Record<string, string | undefined>) {
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
    appSecret: values.APP_SECRET,
    backupDirectory: values.BACKUP_DIR ?? join(values.DATA_DIR, 'backups'),
    backupPassphrase: values.BACKUP_PASSPHRASE,
    supabase: supabaseOf(values),
    authProviders: values.AUTH_PROVIDERS ?? [],
    smsUrl: values.SMS_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    s3: s3Of(values),
    stripe: stripeOf(values),
    strava: stravaOf(values),
    isInMaintenance: values.MAINTENANCE_MODE,
    showsSamples: switchOf(!isProduction).parse(values.SAMPLE_CONTENT),
    logLevel: values.LOG_LEVEL,
    trustsProxy: values.TRUST_PROXY,
    sessions: {
      memberDays: values.MEMBER_SESSION_DAYS,
      coachDays: values.COACH_SESSION_DAYS,
      proofHours: values.COACH_PROOF_HOURS,
    },
    iconServiceHosts: values.ICON_SERVICE ? values.ICON_SERVICE_HOSTS : [],
  }
}

function supabaseOf(values: Values) {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: anonKey, SUPABASE_SERVICE_ROLE_KEY: serviceRoleKey } = values
  if (!url) return undefined
  if (anonKey && serviceRoleKey) return { url, anonKey, serviceRoleKey }
  const missing = anonKey ? 'SUPABASE_SERVICE_ROLE_KEY' : 'SUPABASE_ANON_KEY'
  throw new EnvironmentError(`${missing}: supabaseKey is required.`)
}

function s3Of({ S3_REGION, ...values }: Values) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, accessKeyId, secretAccessKey, region: S3_REGION || 'us-east-1' }
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = names.filter((name) => !values[name]).join(', ')
  throw new EnvironmentError(`${missing}: needed with the other settings of the file service.`)
}

function stripeOf(values: Values) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values
  if (!secretKey && !webhookSecret) return undefined
  if (secretKey && webhookSecret) return { secretKey, webhookSecret, apiUrl: values.STRIPE_API_URL }
  const [missing, given] = secretKey ? ['WEBHOOK_SECRET', 'SECRET_KEY'] : ['SECRET_KEY', 'WEBHOOK_SECRET']
  throw new EnvironmentError(`STRIPE_${missing}: needed with STRIPE_${given}.`)
}

function stravaOf(values: Values) {
  const { STRAVA_CLIENT_ID: clientId, STRAVA_CLIENT_SECRET: clientSecret } = values
  const { STRAVA_VERIFY_TOKEN: verifyToken, STRAVA_API_URL, STRAVA_OAUTH_URL } = values
  if (!clientId && !clientSecret && !verifyToken) return undefined
  if (!clientId || !clientSecret) {
    const missing = clientId ? 'STRAVA_CLIENT_SECRET' : 'STRAVA_CLIENT_ID'
    throw new EnvironmentError(`${missing}: needed with the other settings of Strava.`)
  }
  const apiUrl = STRAVA_API_URL ?? 'https://www.strava.com/api/v3'
  return {
    clientId,
    clientSecret,
    verifyToken,
    apiUrl,
    oauthUrl: STRAVA_OAUTH_URL ?? 'https://www.strava.com/oauth',
  }
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}
