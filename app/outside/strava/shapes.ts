import { z } from 'zod'

/** A value Strava may leave out or say as null. */
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

const amount = maybe(z.number().nonnegative())

const summary = z.object({
  id: z.number().int().positive(),
  name: z.string().catch(''),
  sport_type: maybe(z.string()),
  type: maybe(z.string()),
  start_date: maybe(z.iso.datetime({ offset: true })),
  start_date_local: maybe(z.string()),
  distance: amount,
  moving_time: amount,
  elapsed_time: amount,
  total_elevation_gain: amount,
  average_heartrate: amount,
  average_watts: amount,
  device_watts: maybe(z.boolean()),
  device_name: maybe(z.string()),
})

const lap = z.object({
  distance: amount,
  elapsed_time: amount,
  start_date: maybe(z.iso.datetime({ offset: true })),
})

const athlete = z.object({ id: z.number().int().positive() })

const measures = z.array(z.number().nullable())
const stream = maybe(z.object({ data: measures }))

/** What is read of Strava's answers; the rest is dropped before it is kept. */
export const shapes = {
  summary,
  summaries: z.array(summary),
  detail: summary.extend({ laps: maybe(z.array(lap)), athlete: maybe(athlete) }),
  streams: z.object({
    time: stream,
    distance: stream,
    latlng: maybe(z.object({ data: z.array(z.tuple([z.number(), z.number()]).nullable()) })),
    altitude: stream,
    heartrate: stream,
    cadence: stream,
    watts: stream,
  }),
  tokens: z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_at: z.number().int(),
    athlete: maybe(athlete),
  }),
  subscription: z.object({ id: z.number().int() }),
  subscriptions: z.array(z.object({ id: z.number().int(), callback_url: z.string().catch('') })),
  nothing: z.unknown().transform(() => undefined),
  refusal: z.object({
    errors: z.array(z.object({ resource: z.string().catch(''), field: z.string().catch('') })).catch([]),
  }),
}

export type Shape<Name extends keyof typeof shapes> = z.output<(typeof shapes)[Name]>
