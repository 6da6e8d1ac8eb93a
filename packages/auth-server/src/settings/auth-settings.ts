import { z } from 'zod'
import { addressGlob } from '../redirects/address-glob.ts'
import { providerSettings } from './provider-settings.ts'

const seconds = z.int().positive()
const addressPattern = z.string().refine(isAddressPattern, 'not a pattern of addresses')
const switches = { enroll: z.boolean().default(true), verify: z.boolean().default(true) }

/** Requests of one visitor: `points` at once, refilled over `perSeconds`. */
const limit = (points: number, perSeconds: number) =>
  z.strictObject({ points: z.int().positive(), perSeconds: seconds }).default({ points, perSeconds })

/**
 * Everything that can be set of the authentication service. Every value has a default but the site's address; what is
 * off by default is what opens a door. Durations in seconds. Source of the defaults: GoTrue and its hosted projects.
 */
export const authSettings = z.strictObject({
  /** Where mails and providers lead back to. */
  siteUrl: z.url({ protocol: /^https?$/ }),
  /** The service's own public address, without a closing slash. Absent: `/auth/v1` of the site. */
  publicUrl: z.url({ protocol: /^https?$/ }).optional(),
  /** Patterns of other addresses that one may be sent back to. */
  redirectAllowList: z.array(addressPattern).default([]),
  signUp: z
    .strictObject({
      enabled: z.boolean().default(false),
      email: z.boolean().default(true),
      phone: z.boolean().default(false),
      anonymous: z.boolean().default(false),
    })
    .prefault({}),
  /** Takes an address or number for confirmed without asking its owner. */
  autoconfirm: z
    .strictObject({ email: z.boolean().default(false), phone: z.boolean().default(false) })
    .prefault({}),
  password: z
    .strictObject({
      minimumLength: z.int().min(6).max(72).default(8),
      /** Sets of characters; a password has one of each. */
      requiredCharacters: z.array(z.string()).default([]),
      /** A new password wants the present one with it. */
      requiresCurrent: z.boolean().default(false),
      /** A new password in a session older than a day wants a code sent by mail. */
      requiresReauthentication: z.boolean().default(false),
    })
    .prefault({}),
  otp: z
    .strictObject({
      length: z.int().min(6).max(10).default(6),
      lifeSeconds: seconds.default(3600),
      /** Of the links of invitations. Absent: as long as the others. */
      invitationLinkSeconds: seconds.optional(),
    })
    .prefault({}),
  mail: z
    .strictObject({
      /** Between two mails of one kind to one account. */
      everySeconds: z.int().nonnegative().default(60),
      /** In all. */
      perHour: z.int().positive().default(120),
      /** The old address confirms a change as well. */
      confirmsChangeTwice: z.boolean().default(true),
    })
    .prefault({}),
  sms: z
    .strictObject({
      everySeconds: z.int().nonnegative().default(60),
      perHour: z.int().positive().default(30),
      /** Codes of these numbers (E.164 without the plus sign), sent to nobody: for tests only. */
      testOtps: z.record(z.string().regex(/^[1-9]\d{1,14}$/), z.string().regex(/^\d{6,10}$/)).default({}),
    })
    .prefault({}),
  sessions: z
    .strictObject({
      accessTokenSeconds: seconds.max(604_800).default(3600),
      /** An old refresh token is answered this long after the last refresh. */
      reuseIntervalSeconds: z.int().nonnegative().default(10),
      allowsReuse: z.boolean().default(false),
      /** A session's longest life; its longest rest; its longest time without the second factor of its account. */
      longestSeconds: seconds.optional(),
      inactiveSeconds: seconds.optional(),
      lowAssuranceSeconds: seconds.optional(),
    })
    .prefault({}),
  factors: z
    .strictObject({
      most: z.int().positive().default(10),
      totp: z.strictObject({ ...switches, issuer: z.string().optional() }).prefault({}),
      phone: z
        .strictObject({ enroll: z.boolean().default(false), verify: z.boolean().default(false) })
        .prefault({}),
      webauthn: z
        .strictObject({
          ...switches,
          /** The host keys are bound to, and the origins they are used from. Absent: the site's. */
          rpId: z.string().optional(),
          rpName: z.string().default('Allure'),
          origins: z.array(z.url()).optional(),
        })
        .prefault({}),
    })
    .prefault({}),
  providers: z.array(providerSettings).default([]),
  manualLinking: z.boolean().default(false),
  oauthServer: z
    .strictObject({
      enabled: z.boolean().default(false),
      dynamicRegistration: z.boolean().default(false),
      /** The app's page where a member agrees, on the site. */
      consentPath: z.string().startsWith('/').default('/oauth/consentement'),
    })
    .prefault({}),
  /** Of one address. */
  limits: z
    .strictObject({
      token: limit(150, 300),
      verify: limit(30, 300),
      /** Each of sign-up, code, link, recovery, resending and changes of the account. */
      account: limit(30, 300),
      factor: limit(15, 60),
      anonymous: limit(30, 3600),
      clientRegistration: limit(10, 300),
      /** Failures in a row on one account, and how long it then rests. */
      failures: limit(10, 900),
    })
    .prefault({}),
  /** What callers name themselves with (`apikey`, `Authorization`): secret keys do everything. */
  keys: z
    .strictObject({
      anon: z.array(z.string().min(1)).default([]),
      serviceRole: z.array(z.string().min(32)).default([]),
      /** Checks older keys: JWTs signed with HS256 that say a role and no person. */
      jwtSecret: z.string().min(32).optional(),
    })
    .prefault({}),
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

/** What is written in a settings file or handed in. */
export type GivenAuthSettings = z.input<typeof authSettings>
