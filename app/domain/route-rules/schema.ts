import { z } from 'zod'
import { isPattern, isRedirectTarget } from './patterns.ts'

/** Headers that are decided elsewhere: by the answer itself, by the security of the site, or by another property of the rule. */
const reservedHeaders =
  /^(content-|access-control-|cross-origin-|sec-|proxy-|transfer-encoding$|connection$|keep-alive$|upgrade$|trailer$|date$|host$|set-cookie$|location$|vary$|etag$|no-vary-search$|cache-control$|x-robots-tag$|strict-transport-security$|x-content-type-options$|x-frame-options$|x-request-id$|server-timing$|clear-site-data$|refresh$)/

const headerName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,63}$/, 'Un nom d’en-tête en minuscules est attendu.')
  .refine((name) => !reservedHeaders.test(name), 'Cet en-tête n’est pas réglable ici.')
const headerValue = z
  .string()
  .regex(/^[\x20-\x7e]{1,1000}$/, 'Une valeur d’en-tête sur une ligne est attendue.')

const oneYear = 31_536_000

export const routeRuleSchema = z
  .strictObject({
    pattern: z
      .string()
      .max(500)
      .refine(isPattern, 'Un chemin comme /ancien, /ancien/* ou /ancien/** est attendu.'),
    redirect: z
      .strictObject({
        to: z
          .string()
          .max(1000)
          .refine(isRedirectTarget, 'Un chemin du site ou une adresse http(s):// est attendu.'),
        isPermanent: z.boolean(),
      })
      .optional(),
    headers: z.record(headerName, headerValue).optional(),
    /** Seconds a public answer may be kept; 0: never kept by anybody. */
    cacheSeconds: z.int().min(0).max(oneYear).optional(),
    noindex: z.boolean().optional(),
  })
  .refine(
    ({ pattern, redirect }) => !redirect?.to.endsWith('/**') || pattern.endsWith('/**'),
    'La destination finit par ** : le chemin de départ aussi.',
  )

export type RouteRule = z.infer<typeof routeRuleSchema>
