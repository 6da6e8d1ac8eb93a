import { z } from 'zod'
import { parse } from '../../http/parse.ts'

const base64url = z.base64url().max(100_000)

const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const created = z.object({
  type: z.literal('create'),
  credential_response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z.array(z.string().max(32)).max(16).optional(),
    }),
  }),
})

const requested = z.object({
  type: z.literal('request'),
  credential_response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
    }),
  }),
})

const answer = z.object({ webauthn: z.discriminatedUnion('type', [created, requested]) })

/** What a security key answered, as browsers write it down. `400 validation_failed` otherwise. */
export function readWebauthnAnswer(webauthn: unknown) {
  return parse(answer, { webauthn }).webauthn
}

export type CreatedCredential = z.output<typeof created>['credential_response']
export type Assertion = z.output<typeof requested>['credential_response']
