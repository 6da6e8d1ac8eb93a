import { deleteFactor, listFactors, updateFactor } from './admin/account-factors.ts'
import { deleteAccount, listAccounts, readAccount } from './admin/accounts.ts'
import { generateLink, invite } from './admin/generate-link.ts'
import { createAccount, updateAccount } from './admin/save-account.ts'
import { AuthError } from './errors/auth-error.ts'
import { challengeFactor } from './factors/challenge.ts'
import { enrollFactor } from './factors/enroll.ts'
import { unenrollFactor } from './factors/factor-access.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { methods, type Route } from './http/call.ts'
import { authorize as authorizeThirdParty } from './oauth-server/authorize.ts'
import {
  addClient,
  changeClient,
  listClients,
  readClient,
  registerItself,
  removeClient,
  renewSecret,
} from './oauth-server/clients.ts'
import { decide, showAuthorization } from './oauth-server/consent.ts'
import { listGrants, revokeGrant } from './oauth-server/grants.ts'
import { userinfo } from './oauth-server/scopes.ts'
import { oauthToken } from './oauth-server/token.ts'
import { resend } from './one-time-tokens/resend.ts'
import { sendRecovery, sendOtp } from './one-time-tokens/send-otp.ts'
import { passkeyAuthenticationOptions, verifyPasskeyAuthentication } from './passkeys/authentication.ts'
import {
  deleteAccountPasskey,
  deletePasskey,
  listAccountPasskeys,
  listPasskeys,
  renamePasskey,
} from './passkeys/manage.ts'
import { usePasskeyAsFactor } from './passkeys/passkey-factor.ts'
import { passkeyRegistrationOptions, verifyPasskeyRegistration } from './passkeys/registration.ts'
import { authorize as authorizeWithProvider, authorizeLinking } from './providers/authorize.ts'
import { callback } from './providers/callback.ts'
import { discovery, health, publishedKeys, settings } from './service-info.ts'
import { signOut } from './sessions/session.ts'
import { answerToken } from './sign-in/token.ts'
import { signUp } from './sign-up/sign-up.ts'
import { unlinkIdentity } from './users/identities.ts'
import { reauthenticate } from './users/new-password.ts'
import { updateUser } from './users/update-user.ts'
import { readUser } from './users/user-response.ts'
import { verifyByForm, verifyByLink } from './verification/verify.ts'

const adminUser = '/admin/users/:user_id'
const adminClient = '/admin/oauth/clients/:clientId'
const registration = '/passkeys/registration'
const authentication = '/passkeys/authentication'
const authorization = '/oauth/authorizations/:authorizationId'

export const routes: readonly Route[] = [
  { method: 'POST', path: '/signup', limit: 'account', handler: signUp },
  { method: 'POST', path: '/token', limit: 'token', handler: answerToken },
  { method: 'POST', path: '/otp', limit: 'account', handler: sendOtp },
  { method: 'POST', path: '/magiclink', limit: 'account', handler: sendOtp },
  { method: 'POST', path: '/recover', limit: 'account', handler: sendRecovery },
  { method: 'POST', path: '/resend', limit: 'account', handler: resend },
  { method: 'POST', path: '/verify', limit: 'verify', handler: verifyByForm },
  { method: 'GET', path: '/verify', limit: 'verify', handler: verifyByLink },
  { method: 'POST', path: '/logout', handler: signOut },

  { method: 'GET', path: '/user', handler: readUser },
  { method: 'PUT', path: '/user', limit: 'account', handler: updateUser },
  { method: 'GET', path: '/reauthenticate', limit: 'account', handler: reauthenticate },
  { method: 'DELETE', path: '/user/identities/:identity_id', handler: unlinkIdentity },
  { method: 'GET', path: '/user/oauth/grants', handler: listGrants },
  { method: 'DELETE', path: '/user/oauth/grants', handler: revokeGrant },

  { method: 'POST', path: '/factors', limit: 'factor', handler: enrollFactor },
  { method: 'POST', path: '/factors/:factorId/challenge', limit: 'factor', handler: challengeFactor },
  { method: 'POST', path: '/factors/:factorId/verify', limit: 'factor', handler: verifyFactor },
  { method: 'DELETE', path: '/factors/:factorId', handler: unenrollFactor },

  { method: 'GET', path: '/passkeys', handler: listPasskeys },
  { method: 'PATCH', path: '/passkeys/:passkey_id', handler: renamePasskey },
  { method: 'DELETE', path: '/passkeys/:passkey_id', handler: deletePasskey },
  { method: 'POST', path: '/passkeys/:passkey_id/factor', limit: 'factor', handler: usePasskeyAsFactor },
  { method: 'POST', path: `${registration}/options`, limit: 'factor', handler: passkeyRegistrationOptions },
  { method: 'POST', path: `${registration}/verify`, limit: 'factor', handler: verifyPasskeyRegistration },
  {
    method: 'POST',
    path: `${authentication}/options`,
    limit: 'token',
    handler: passkeyAuthenticationOptions,
  },
  { method: 'POST', path: `${authentication}/verify`, limit: 'token', handler: verifyPasskeyAuthentication },

  { method: 'GET', path: '/authorize', limit: 'token', handler: authorizeWithProvider },
  { method: 'GET', path: '/callback', limit: 'token', handler: callback },
  { method: 'POST', path: '/callback', limit: 'token', handler: callback },
  { method: 'GET', path: '/user/identities/authorize', limit: 'account', handler: authorizeLinking },

  { method: 'GET', path: '/oauth/authorize', limit: 'token', handler: authorizeThirdParty },
  { method: 'GET', path: authorization, handler: showAuthorization },
  { method: 'POST', path: `${authorization}/consent`, handler: decide },
  { method: 'POST', path: '/oauth/token', limit: 'token', handler: oauthToken },
  { method: 'GET', path: '/oauth/userinfo', handler: userinfo },
  { method: 'POST', path: '/oauth/userinfo', handler: userinfo },
  { method: 'POST', path: '/oauth/clients/register', limit: 'clientRegistration', handler: registerItself },

  { method: 'GET', path: '/admin/users', handler: listAccounts },
  { method: 'POST', path: '/admin/users', handler: createAccount },
  { method: 'GET', path: adminUser, handler: readAccount },
  { method: 'PUT', path: adminUser, handler: updateAccount },
  { method: 'DELETE', path: adminUser, handler: deleteAccount },
  { method: 'GET', path: `${adminUser}/factors`, handler: listFactors },
  { method: 'PUT', path: `${adminUser}/factors/:factor_id`, handler: updateFactor },
  { method: 'DELETE', path: `${adminUser}/factors/:factor_id`, handler: deleteFactor },
  { method: 'GET', path: `${adminUser}/passkeys`, handler: listAccountPasskeys },
  { method: 'DELETE', path: `${adminUser}/passkeys/:passkey_id`, handler: deleteAccountPasskey },
  { method: 'POST', path: '/admin/generate_link', handler: generateLink },
  { method: 'POST', path: '/invite', handler: invite },
  { method: 'GET', path: '/admin/oauth/clients', handler: listClients },
  { method: 'POST', path: '/admin/oauth/clients', handler: addClient },
  { method: 'GET', path: adminClient, handler: readClient },
  { method: 'PUT', path: adminClient, handler: changeClient },
  { method: 'DELETE', path: adminClient, handler: removeClient },
  { method: 'POST', path: `${adminClient}/regenerate_secret`, handler: renewSecret },

  { method: 'GET', path: '/settings', handler: settings },
  { method: 'GET', path: '/health', handler: health },
  { method: 'GET', path: '/.well-known/jwks.json', handler: publishedKeys },
  { method: 'GET', path: '/.well-known/openid-configuration', handler: discovery },
  { method: 'GET', path: '/.well-known/oauth-authorization-server', handler: discovery },

  // What the real server can do and this one does not is refused in its words.
  ...['/sso', '/sso/saml/:part'].flatMap((path) =>
    refused(path, new AuthError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')),
  ),
]

function refused(path: string, error: AuthError): Route[] {
  return methods.map((method) => ({ method, path, handler: () => Promise.reject(error) }))
}
