import type { Shape } from './shapes.ts'

export type StravaSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /** What Strava says back when the webhook is registered; without one no webhook is. */
  readonly verifyToken: string | undefined
  readonly apiUrl: string
  readonly oauthUrl: string
}

export type StravaTokens = {
  readonly accessToken: string
  /** Another one may come with each refresh: the last is the one that works. */
  readonly refreshToken: string
  readonly expiresAt: Date
}

/**
 * `unauthorized`: the token is not known (any more). `scope`: it may not read that. `closed`: the application may not,
 * whoever asks (capacity, subscription). `missing`: not there, or not for this athlete. `spent`: too many questions.
 * `refused`: a code or a token that is not right.
 */
export type StravaRefusal =
  | 'unauthorized'
  | 'scope'
  | 'closed'
  | 'missing'
  | 'spent'
  | 'refused'
  | 'unreachable'

export type StravaAnswer<Value> = (
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: StravaRefusal }
) & {
  /** Nothing more may be asked before then. */
  readonly spentUntil?: Date | undefined
}

export type StravaSummary = Shape<'summary'>
export type StravaDetail = Shape<'detail'>
export type StravaStreams = Shape<'streams'>
export type StravaSubscription = Shape<'subscriptions'>[number]

/** What we ask of Strava (v3). Nothing here throws for what Strava does. */
export type Strava = {
  readonly verifyToken: string | undefined
  /** The page where an athlete allows it. @param isAgain asks although it was answered before */
  authorizeUrl: (asked: { scope: string; state: string; returnTo: string; isAgain: boolean }) => string
  exchange: (code: string) => Promise<StravaAnswer<StravaTokens & { athleteId: number }>>
  refresh: (refreshToken: string) => Promise<StravaAnswer<StravaTokens>>
  revoke: (token: string) => Promise<StravaAnswer<undefined>>
  /** @param page from 1; the newest first. `after` and `before`: what began between them */
  listActivities: (
    token: string,
    asked: { page: number; perPage: number; after?: Date; before?: Date },
  ) => Promise<StravaAnswer<StravaSummary[]>>
  readActivity: (token: string, id: string) => Promise<StravaAnswer<StravaDetail>>
  /** Columns of an activity, by name; none when it was typed by hand. */
  readStreams: (token: string, id: string) => Promise<StravaAnswer<StravaStreams>>
  subscribe: (callbackUrl: string) => Promise<StravaAnswer<{ id: number }>>
  listSubscriptions: () => Promise<StravaAnswer<StravaSubscription[]>>
  unsubscribe: (id: number) => Promise<StravaAnswer<undefined>>
}
