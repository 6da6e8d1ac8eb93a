export { aalLevel, auth, codeChallengeMethod } from './auth.ts'
export { auditLogEntries } from './audit-log-entries.ts'
export { factorStatus, factorType, mfaChallenges, mfaFactors } from './factors.ts'
export { flowState, oauthClientStates } from './flow-state.ts'
export { attemptKind, failedAttempts, signingKeySets, usedTotpSteps } from './hardening.ts'
export { identities } from './identities.ts'
export {
  oauthAuthorizations,
  oauthAuthorizationStatus,
  oauthClients,
  oauthClientType,
  oauthConsents,
  oauthRegistrationType,
  oauthResponseType,
} from './oauth-server.ts'
export { oneTimeTokens, oneTimeTokenType } from './one-time-tokens.ts'
export { mfaAmrClaims, sessions } from './sessions.ts'
export { users } from './users.ts'
