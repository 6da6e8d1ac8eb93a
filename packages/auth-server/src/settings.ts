import { z } from 'zod'
import { addressGlob } from './redirects/address-glob.ts'

export const providerSettings = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9_-]{0,39}$/),
  name: z.string().min(1).optional(),
  issuer: z.url({ protocol: /^https?$/ }).refine(isSecureOrLocal, 'must be https, or http on loopback'),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1).optional(),
  scopes: z.array(z.string().min(1)).default(['openid', 'email', 'profile']),
})

/** Whether nobody on the way reads what goes to this address. */
export function isSecureOrLocal(address: string): boolean {
  const { protocol, hostname = '' } = URL.parse(address) ?? {}
  return protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

export type ProviderSettings = z.output<typeof providerSettings>

const seconds = z.int().positive()

const addressPattern = z.string().refine(isAddressPattern, 'not a pattern of addresses')

const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape).prefault({} as z.input<z.ZodObject<Shape, z.core.$strict>>)

const smsText = z.string().includes('{code}')

const switches = { enroll: z.boolean().default(true), verify: z.boolean().default(true) }

/** Requests of one visitor: `points` at once, refilled over `perSeconds`. */
const limit = (points: number, perSeconds: number) =>
  z.strictObject({ points: z.int().positive(), perSeconds: seconds }).default({ points, perSeconds })

export const authSettings = z.strictObject({
  siteUrl: z.url({ protocol: /^https?$/ }),
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  redirectAllowList: z.array(addressPattern).default([]),
  signUp: group({
    enabled: z.boolean().default(false),
    email: z.boolean().default(true),
    phone: z.boolean().default(false),
    anonymous: z.boolean().default(false),
  }),
  autoconfirm: group({ email: z.boolean().default(false), phone: z.boolean().default(false) }),
  password: group({
    minimumLength: z.int().min(6).max(72).default(8),
    requiredCharacters: z.array(z.string()).default([]),
    requiresCurrent: z.boolean().default(false),
    requiresReauthentication: z.boolean().default(false),
  }),
  otp: group({
    length: z.int().min(6).max(10).default(6),
    lifeSeconds: seconds.default(3600),
    invitationLinkSeconds: seconds.optional(),
  }),
  mail: group({
    everySeconds: z.int().nonnegative().default(60),
    perHour: z.int().positive().default(120),
    confirmsChangeTwice: z.boolean().default(true),
  }),
  sms: group({
    everySeconds: z.int().nonnegative().default(60),
    perHour: z.int().positive().default(30),
    testOtps: z.record(z.string().regex(/^[1-9]\d{1,14}$/), z.string().regex(/^\d{6,10}$/)).default({}),
    texts: group({
      code: smsText.default('{code} is your verification code. Do not share it with anyone.'),
      phoneChange: smsText.default('{code} confirms your phone number. Do not share it with anyone.'),
    }),
  }),
  sessions: group({
    accessTokenSeconds: seconds.max(604_800).default(3600),
    reuseIntervalSeconds: z.int().nonnegative().default(10),
    allowsReuse: z.boolean().default(false),
    longestSeconds: seconds.optional(),
    inactiveSeconds: seconds.optional(),
    lowAssuranceSeconds: seconds.optional(),
    freshProofSeconds: seconds.default(900),
  }),
  factors: group({
    most: z.int().positive().default(10),
    totp: group({ ...switches, issuer: z.string().optional() }),
    phone: group({ enroll: z.boolean().default(false), verify: z.boolean().default(false) }),
    webauthn: group({
      ...switches,
      rpId: z.string().optional(),
      rpName: z.string().min(1).optional(),
      origins: z.array(z.url()).optional(),
    }),
  }),
  passkeys: group({ enabled: z.boolean().default(false), most: z.int().positive().default(10) }),
  providers: z.array(providerSettings).default([]),
  manualLinking: z.boolean().default(false),
  oauthServer: group({
    enabled: z.boolean().default(false),
    dynamicRegistration: z.boolean().default(false),
    consentPath: z.string().startsWith('/').default('/oauth/consent'),
  }),
  limits: group({
    token: limit(150, 300),
    verify: limit(30, 300),
    account: limit(30, 300),
    factor: limit(15, 60),
    anonymous: limit(30, 3600),
    clientRegistration: limit(10, 300),
    failures: limit(10, 900),
  }),
  keys: group({
    anon: z.array(z.string().min(1)).default([]),
    serviceRole: z.array(z.string().min(32)).default([]),
    /** Checks older keys: JWTs signed with HS256 that say a role and no person. */
    jwtSecret: z.string().min(32).optional(),
  }),
})

function isAddressPattern(pattern: string): boolean {
  try {
    addressGlob(pattern)
    return true
  } catch {
    return false
  }
}

export type AuthSettings = z.output<typeof authSettings>

export type AuthSettingsInput = z.input<typeof authSettings>
