export {
  aalLevel,
  auditLogEntries,
  auth,
  codeChallengeMethod,
  identities,
  oneTimeTokens,
  oneTimeTokenType,
  users,
} from './accounts.ts'
export {
  oauthAuthorizations,
  oauthAuthorizationStatus,
  oauthClients,
  oauthClientType,
  oauthConsents,
  oauthRegistrationType,
  oauthResponseType,
} from './oauth-server.ts'
export {
  attemptKind,
  factorStatus,
  factorType,
  failedAttempts,
  flowState,
  mfaAmrClaims,
  mfaChallenges,
  mfaFactors,
  oauthClientStates,
  sessions,
  signingKeySets,
  usedTotpSteps,
} from './sessions.ts'
